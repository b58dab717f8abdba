import type { ReactNode } from "react";

/** What stands in an article's picture, on 320 by 200 units, and the two papers behind it. */
export interface Picture {
  ground: string;
  /** The disk behind it, where the picture is wide. */
  disk: string;
  art: ReactNode;
  /** Only where the picture is small: what is behind it, or hangs in a corner. */
  corner?: ReactNode;
}

const white = "fill-[#fff]";

/** A blade that points left from the middle of its fan. */
export function Blade({ length, half, turn, fill }: { length: number; half: number; turn: number; fill: string }) {
  const side = (length * 0.77).toFixed(1);
  return (
    <path className={fill} transform={`rotate(${turn})`} d={`M0 0L-${side}-${half}-${length} 0-${side} ${half}z`} />
  );
}

/** A telephone that was not picked up, 214 by 388 units; its warning stands out at the top right. */
export function Phone() {
  return (
    <>
      <path className="fill-on-bright" d="M0 0h214v388H0z" />
      <path className={white} d="M18 28h178v322H18z" />
      <path className="fill-frond" d="M36 56h112v58H90l-24 24v-24H36zM36 288h84v34H36z" />
      <path className="fill-sun" d="M178 174H66v58h64l24 24v-24h24z" />
      <path className="fill-on-bright" d="M52 72h78v8H52zM52 90h50v8H52zM82 190h78v8H82zM82 208h58v8H82z" />
      <circle className="fill-hot" cx="214" cy="6" r="40" />
      <path className="fill-on-bright" d="M206-16h16v26h-16zM206 16h16v12h-16z" />
    </>
  );
}

const fan = ["cut", "leaf", "frond", "cut", "leaf", "blade", "leaf", "cut", "frond", "leaf", "cut"];
const fanLengths = [150, 138, 146, 132, 150, 150, 150, 132, 146, 138, 150];
const fills: Record<string, string> = {
  cut: "fill-cut",
  leaf: "fill-leaf",
  frond: "fill-frond",
  blade: "fill-blade",
};

/** Teeth and shaft of a key, from the left. */
const keys = [
  { x: 24, fill: "fill-cut", teeth: "M27 120h16v10H27zM27 138h12v10H27z" },
  { x: 82, fill: "fill-leaf", teeth: "M27 124h12v10H27zM27 138h18v10H27z" },
  { x: 140, fill: "fill-hot", teeth: "M27 112h14v10H27zM27 130h18v10H27z" },
  { x: 198, fill: "fill-cut", teeth: "M27 118h18v10H27zM27 138h12v10H27z" },
  { x: 256, fill: "fill-leaf", teeth: "M27 122h14v10H27zM27 138h16v10H27z" },
];

/** One landscape in six windows: place, size, paper, sun and hill. */
const windows = [
  { x: 20, y: 20, w: 72, h: 104, paper: "fill-pink", sun: [46, 34, 20], hill: "M0 104L30 54l14 21 9-10L72 104z" },
  { x: 104, y: 20, w: 104, h: 104, paper: "fill-frond", sun: [64, 38, 24], hill: "M0 104L44 54l21 21 12-10L104 104z" },
  { x: 220, y: 20, w: 80, h: 148, paper: "fill-pink", sun: [44, 50, 24], hill: "M0 148L34 77l16 30 10-15L80 148z" },
  { x: 20, y: 136, w: 124, h: 32, paper: "fill-pink", sun: [80, 12, 14], hill: "M0 32L52 17l25 6 15-3L124 32z" },
  { x: 156, y: 136, w: 52, h: 32, paper: "fill-frond", sun: [34, 11, 8], hill: "M0 32L20 14l11 7 6-3L52 32z" },
  { x: 20, y: 180, w: 280, h: 20, paper: "fill-frond", sun: [170, 8, 9], hill: "M0 20L118 10l56 4 34-2L280 20z" },
];

/** The picture of each article. */
export const pictures: Record<string, Picture> = {
  "missed-call": {
    ground: "fill-pink",
    disk: "fill-sun",
    art: (
      <>
        <g transform="translate(14 42) scale(.56)">
          <path className="fill-frond" d="M0 0h250v104H130l-44 44v-44H0z" />
          <path className="fill-on-bright" d="M32 30h170v14H32zM32 60h110v14H32z" />
        </g>
        <g transform="translate(171 31) scale(.571)">
          <Phone />
        </g>
      </>
    ),
  },
  "pick-one-job-first": {
    ground: "fill-sun",
    disk: "fill-pink",
    art: (
      <g transform="translate(24 22) scale(.85)">
        <g transform="translate(160 188)">
          {fan.map((fill, index) => (
            <Blade
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
              key={index}
              fill={fills[fill] as string}
              length={fanLengths[index] as number}
              half={11}
              turn={4 + index * 17.2}
            />
          ))}
        </g>
        <g transform="translate(160 168)">
          <Blade fill="fill-hot" length={160} half={13} turn={90} />
        </g>
        <path className="fill-cut" d="M120 214a40 40 0 0 1 80 0z" />
      </g>
    ),
  },
  "no-show-taken-apart": {
    ground: "fill-pink",
    disk: "fill-sun",
    corner: <path className="fill-sun" d="M220 0h100v100A100 100 0 0 1 220 0z" />,
    art: (
      <>
        <path
          className="fill-cut"
          d="M96 26h22l10 84h74a20 20 0 0 1 20 20v6H106zM150 136h18v34h-18zM112 184a47 14 0 0 1 94 0z"
        />
        <path className="fill-leaf" d="M118 50h58v46h-48z" />
        <path className="fill-hot" d="M30 42h40v92l-20-16-20 16z" />
      </>
    ),
  },
  "five-things-before-they-call": {
    ground: "fill-frond",
    disk: "fill-sun",
    art: (
      <>
        <path className={white} d="M60 8h200v178H60z" />
        <path className="fill-[#0a4533]" d="M60 8h200v22H60zM78 46h110v18H78z" />
        <path className="fill-blade" d="M78 78h76v10H78z" />
        <path className="fill-pink" d="M78 100h76v42H78z" />
        <path className="fill-sun" d="M168 78h74a64 64 0 0 1-64 64h-10z" />
        <path className="fill-hot" d="M78 154h104v20H78z" />
      </>
    ),
  },
  "never-answer-for-you": {
    ground: "fill-leaf",
    disk: "fill-frond",
    art: (
      <>
        <path className={white} d="M46 30h196v104h-86l-46 46v-46H46z" />
        <path className="fill-[#0a4533]" d="M72 56h104v12H72zM72 80h70v12H72z" />
        <path className="fill-hot" d="M214 66l40-22 40 22v52l-40 24-40-24z" />
        <path className={white} d="M230 86h48v14h-48z" />
      </>
    ),
  },
  "count-the-logins": {
    ground: "fill-canary",
    disk: "fill-sun",
    art: keys.map(({ x, fill, teeth }) => (
      <g key={x} transform={`translate(${x} 26)`}>
        <path className={fill} d={`M0 22a22 22 0 0 1 44 0 22 22 0 0 1-44 0zM17 40h10v108H17z${teeth}`} />
        <circle className="fill-canary" cx="22" cy="22" r="8" />
      </g>
    )),
  },
  "one-photo-six-sizes": {
    ground: "fill-sun",
    disk: "fill-pink",
    corner: <path className={white} d="M0 0h320v200H0z" />,
    art: (
      <>
        <path className={white} d="M23 0h274v186H23z" />
        <g transform="translate(19.4 -4) scale(.88)">
          {windows.map(({ x, y, w, h, paper, sun: [cx, cy, r], hill }) => (
            <svg key={x + y} x={x} y={y} width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
              <path className={paper} d={`M0 0h${w}v${h}H0z`} />
              <circle className="fill-sun" cx={cx} cy={cy} r={r} />
              <path className="fill-cut" d={hill} />
            </svg>
          ))}
        </g>
      </>
    ),
  },
};
