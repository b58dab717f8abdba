import type { Drawing } from "../drawing";

const keys = [
  { x: 24, fill: "fill-cut", teeth: "M27 120h16v10H27zM27 138h12v10H27z" },
  { x: 82, fill: "fill-leaf", teeth: "M27 124h12v10H27zM27 138h18v10H27z" },
  { x: 140, fill: "fill-hot", teeth: "M27 112h14v10H27zM27 130h18v10H27z" },
  { x: 198, fill: "fill-cut", teeth: "M27 118h18v10H27zM27 138h12v10H27z" },
  { x: 256, fill: "fill-leaf", teeth: "M27 122h14v10H27zM27 138h16v10H27z" },
];

export const drawing: Drawing = {
  ground: "fill-canary",
  disk: "fill-sun",
  art: keys.map(({ x, fill, teeth }) => (
    <g key={x} transform={`translate(${x} 26)`}>
      <path className={fill} d={`M0 22a22 22 0 0 1 44 0 22 22 0 0 1-44 0zM17 40h10v108H17z${teeth}`} />
      <circle className="fill-canary" cx="22" cy="22" r="8" />
    </g>
  )),
};
