import { Blade, type Drawing, Fan } from "../drawing";

const lengths = [150, 138, 146, 132, 150];
const fills = ["fill-cut", "fill-leaf", "fill-frond", "fill-cut", "fill-leaf"];

export const drawing: Drawing = {
  ground: "fill-sun",
  disk: "fill-pink",
  art: (
    <g transform="translate(40 21) scale(.75)">
      <g transform="translate(160 188)">
        <Fan lengths={lengths} fills={fills} half={11} from={4} step={17.2} />
        <Fan lengths={lengths.toReversed()} fills={fills.toReversed()} half={11} from={107.2} step={17.2} />
        <Blade fill="fill-hot" length={180} half={14} turn={90} />
      </g>
      <path className="fill-cut" d="M120 214a40 40 0 0 1 80 0z" />
    </g>
  ),
};
