import { keepHyphensTogether } from "#app/ui/keep-hyphens-together.tsx";

const rules = [
  ["Running late?", "Text us. We hold your chair for ten minutes and start the coffee."],
  ["Not quite it?", "Come back within seven days and we’ll fix it, free."],
  ["First big-kid cut?", "Ask for Manny. There’s a booster seat, a lollipop and no rush."],
] as const;

const hours = [
  ["Tuesday to Thursday", "9 to 7"],
  ["Friday", "9 to 8"],
  ["Saturday", "8 to 5"],
  ["Sunday", "10 to 3"],
  ["Monday", "Closed, gone fishing"],
];

export function Rules() {
  return (
    <section className="bg-brick py-[clamp(4.4rem,7.6vw,6.9rem)] text-cream" aria-labelledby="rules">
      <div className="shop">
        <h2 id="rules" className="max-w-[17em] font-fat text-[min(11.5vw,clamp(2.4rem,4.7vw,4.25rem))] leading-[1.05]">
          You tell us what you want. We tell you if it’ll work.
        </h2>
        <dl className="mt-10 grid gap-x-8 gap-y-7 md:grid-cols-3 lg:gap-x-14">
          {rules.map(([title, text]) => (
            <div key={title}>
              <dt className="mb-1 font-fat text-[1.5rem] leading-[1.2] text-blush md:max-lg:text-[1.3rem]">
                {keepHyphensTogether(title)}
              </dt>
              <dd className="text-[1.125rem]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Visit() {
  return (
    <>
      <section
        id="visit"
        className="pt-[clamp(4.4rem,8.4vw,7.5rem)] pb-[clamp(4rem,7.6vw,6.9rem)]"
        aria-labelledby="visit-title"
      >
        <div className="shop grid items-center gap-10 lg:grid-cols-[13fr_16fr] lg:gap-20">
          <div>
            <h2 id="visit-title" className="fat mb-6 text-[min(14vw,clamp(3.375rem,2.4rem+2.8vw,4.9rem))] text-brick">
              On the corner of Mills and Virginia.
            </h2>
            <p>
              1216 N Mills Avenue, Orlando, FL 32803 <br />
              Parking behind the shop, off the alley.
            </p>
            <dl className="mt-6 mb-8 border-t-2 border-oxblood/20 text-[1.125rem]">
              {hours.map(([day, time]) => (
                <div key={day} className="flex flex-wrap justify-between gap-x-4 border-b-2 border-oxblood/20 py-2">
                  <dt>{day}</dt>
                  <dd className="text-right font-bold">{time}</dd>
                </div>
              ))}
            </dl>
            <p className="font-fat text-[min(9vw,2rem)] leading-none whitespace-nowrap text-brick">(407) 555-0126</p>
          </div>
          <StreetMap />
        </div>
      </section>
      <footer className="overflow-hidden bg-oxblood pt-10 text-blush">
        <div className="shop flex flex-wrap justify-between gap-x-10 gap-y-3 text-[1rem]">
          <span>Tin Comb Barbershop</span> <span>hello@tincomb.example</span> <span>Gift cards from $34</span>{" "}
          <span>A sample site. The shop is invented.</span>
        </div>
        <p className="tin-comb-last" aria-hidden="true">
          Tin Comb
        </p>
      </footer>
    </>
  );
}

function StreetMap() {
  return (
    <svg
      className="w-full rounded-[2.25rem]"
      viewBox="0 0 640 520"
      role="img"
      aria-label="Map: Tin Comb is on the corner of North Mills Avenue and Virginia Drive."
    >
      <path className="fill-mint-2" d="M0 0h640v520H0z" />
      <path fill="#8fc3d6" d="M430-20c90 0 260 30 240 170s-150 120-220 60-110-230-20-230z" />
      <path fill="#a9cfae" d="M0 380l180-20 40 180H0z" />
      <g className="stroke-cream" fill="none">
        <path strokeWidth="26" d="M250-10v540M-10 300h660" />
        <path
          strokeWidth="12"
          d="M-10 120h660M-10 430h660M110-10v540M400 300v240M540 300v240M400-10c-20 120-10 200 0 310"
        />
      </g>
      <g className="fill-oxblood font-shop text-[26px] font-semibold md:text-[17px]" dominantBaseline="central">
        <text x="-200" y="250" transform="rotate(-90)">
          N Mills Avenue
        </text>
        <text x="420" y="300">
          Virginia Drive
        </text>
        <text x="520" y="190" fill="#2b6377">
          Lake
        </text>
      </g>
      <circle className="fill-brick" cx="250" cy="300" r="66" />
      <g className="fill-cream font-fat text-[34px]" textAnchor="middle">
        <text x="250" y="296">
          Tin
        </text>
        <text x="250" y="326">
          Comb
        </text>
      </g>
    </svg>
  );
}
