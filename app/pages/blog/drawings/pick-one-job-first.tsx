import { Blade, type Drawing, Fan } from "../drawing";

const half = ["fill-cut", "fill-leaf", "fill-frond", "fill-cut", "fill-leaf"];
const fills = [...half, "fill-blade", ...half.toReversed()];

export const drawing: Drawing = {
  ground: "fill-sun",
  disk: "fill-pink",
  art: (
    <g transform="translate(24 22) scale(.85)">
      <g transform="translate(160 188)">
        <Fan
          lengths={[150, 138, 146, 132, 150, 150, 150, 132, 146, 138, 150]}
          fills={fills}
          half={11}
          from={4}
          step={17.2}
        />
      </g>
      <g transform="translate(160 168)">
        <Blade fill="fill-hot" length={160} half={13} turn={90} />
      </g>
      <path className="fill-cut" d="M120 214a40 40 0 0 1 80 0z" />
    </g>
  ),
};
