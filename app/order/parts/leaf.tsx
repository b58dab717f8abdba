import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import {
  describeLeaf,
  drawLeaf,
  getPaper,
  type Leaf,
  type LeafPart,
  listBlades,
  type OrderedVisuals,
} from "../model/leaf";

const fills = {
  cut: "fill-cut",
  leaf: "fill-leaf",
  hot: "fill-hot",
  frond: "fill-frond",
  ink: "fill-ink",
  sun: "fill-sun leaf-edge",
};
const thinness = { 1: "", 0.55: " paper-thin", 0.2: " paper-thinner" };

export function getPaperFill(paper: number): string {
  const { color, opacity } = getPaper(paper);
  return fills[color] + thinness[opacity];
}

function getFill({ paper, state }: LeafPart): string {
  if (state === "over") return "fill-err";
  return state === "open" || paper === null ? "blade-open" : getPaperFill(paper);
}

interface OrderLeafProps {
  leaf: Leaf;
  /** Whether the fan spans a half circle. Otherwise it is partly closed. */
  isOpen?: boolean;
  opens?: boolean;
  hub?: number;
  className?: string;
}

export function OrderLeaf({ leaf, isOpen = true, ...fan }: OrderLeafProps) {
  return <BladeFan blades={listBlades(leaf).map(getFill)} spread={isOpen ? 180 : 150} {...fan} />;
}

/** The leaf at the size of a line of text, with a wedge for each run of blades. */
export function LeafMark({
  mix,
  ordered,
  delivered,
  className = "leaf-mark",
}: OrderedVisuals & { className?: string }) {
  if (ordered === 0) return null;
  let at = 0;
  return (
    <svg className={className} viewBox="-25 -25 50 26" role="img" aria-label={describeLeaf(ordered, delivered)}>
      {drawLeaf({ mix, holds: ordered, delivered }).map((part) => {
        const from = at;
        at += part.count;
        return <path key={from} className={getFill(part)} d={drawWedge(from / ordered, at / ordered)} />;
      })}
    </svg>
  );
}

function drawWedge(from: number, to: number): string {
  const point = (turn: number, radius: number) =>
    `${(-radius * Math.cos(Math.PI * turn)).toFixed(1)} ${(-radius * Math.sin(Math.PI * turn)).toFixed(1)}`;
  return `M${point(from, 7)}L${point(from, 24)}A24 24 0 0 1 ${point(to, 24)}L${point(to, 7)}A7 7 0 0 0 ${point(from, 7)}z`;
}
