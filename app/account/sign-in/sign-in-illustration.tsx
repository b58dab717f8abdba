const [a, b, c] = ["fill-(--light-leaf)", "fill-blade", "fill-frond"];
const sun = "fill-sun";

const blades: [string, string][] = [
  [b, "-187.5 620.6L-313.2 530.7L-164.9 574.4"],
  [a, "-127.6 586.6L-233.3 490.5L-101.9 546.6"],
  [a, "-116.1 526.9L-214.5 413.8L-84.5 488.3"],
  [b, "-51.2 509L-129.1 394.9L-18 477.1"],
  [c, "-30 451.9L-97.9 322.2L8.8 422.4"],
  [a, "19.3 424.7L-32.1 290.1L60.6 400.3"],
  [b, "61.3 385.2L25 241.7L106.4 365.4"],
  [c, "104.1 336.7L83.6 181.5L153.8 321.4"],
  [a, "171.6 361.4L169.5 218.1L218.5 352.8"],
  [a, "223.9 335.1L239.1 187.3L273.2 331.9"],
  [b, "280.8 369.6L310.6 235.8L326.3 371.9"],
  [a, "338.5 329.1L388.2 187.2L387.8 337.6"],
  [c, "388.6 367.8L450.5 240.6L433.7 381.1"],
  [b, "449.1 360.4L529.5 235L494.7 379.8"],
  [a, "486.2 413.5L574.2 306.3L526.3 436.4"],
  [a, "564.6 391.6L677.3 283L606.5 422.5"],
  [b, "585.8 459.4L700.3 372.4L620.7 492.2"],
  [sun, "616.8 506L737.4 434.8L646.8 541.6"],
  [a, "680.9 525.5L819.3 464.4L708.6 567.5"],
  [a, "692.4 585.7L830.3 543.2L714 628.6"],
];

export function SignInIllustration() {
  return (
    <svg
      className="absolute right-[max(6%,min(20%,100%-62rem),50%-34rem)] bottom-0 h-[min(88%,56rem)] max-lg:right-8 max-lg:h-[min(53%,200vw-62rem)] max-lg:translate-x-[7.1%] max-[44rem]:right-1/2 max-[44rem]:h-[33svh] max-[44rem]:translate-x-1/2"
      viewBox="0 0 560 800"
      aria-hidden="true"
    >
      <clipPath id="sign-in-illustration">
        <path d="M280 0a200 200 0 0 1 112 365.7L520 800H40L168 365.7A200 200 0 0 1 280 0z" />
      </clipPath>
      <g clipPath="url(#sign-in-illustration)">
        <path className="fill-pink" d="M0 0h560v800H0z" />
        <circle className="fill-sun" cx="214" cy="196" r="118" />
        {blades.map(([fill, points]) => (
          <path key={points} className={fill} d={`M280 820L${points}z`} />
        ))}
        <circle className="fill-on-bright" cx="280" cy="820" r="96" />
      </g>
    </svg>
  );
}
