import { describeLeaf, drawLeaf, getPaper, type LeafPart, type OrderedVisuals } from "#app/order/model/leaf";
import { getFill } from "#app/order/parts/leaf.tsx";

const strokes = {
  cut: "stroke-cut",
  leaf: "stroke-leaf",
  hot: "stroke-hot",
  frond: "stroke-frond",
  ink: "stroke-ink",
  sun: "stroke-sun",
};

/** What isn't delivered yet has an outline in the color of its type. */
function getLook(part: LeafPart): string {
  const look = getFill(part);
  return part.state === "open" && part.paper !== null ? `${look} ${strokes[getPaper(part.paper).color]}` : look;
}

/** The leaf at the size of a line of text, with a wedge for each run of blades. */
export function LeafMark({ mix, ordered, delivered, className = "leaf-row" }: OrderedVisuals & { className?: string }) {
  if (ordered === 0) return null;
  let at = 0;
  return (
    <svg
      className={`leaf-mark ${className}`}
      viewBox="-25 -25 50 26"
      role="img"
      aria-label={describeLeaf(ordered, delivered)}
    >
      {drawLeaf({ mix, holds: ordered, delivered }).map((part) => {
        const from = at;
        at += part.count;
        return <path key={from} className={getLook(part)} d={drawWedge(from / ordered, at / ordered)} />;
      })}
    </svg>
  );
}

function drawWedge(from: number, to: number): string {
  const point = (turn: number, radius: number) =>
    `${(-radius * Math.cos(Math.PI * turn)).toFixed(1)} ${(-radius * Math.sin(Math.PI * turn)).toFixed(1)}`;
  return `M${point(from, 8)}L${point(from, 23)}A23 23 0 0 1 ${point(to, 23)}L${point(to, 8)}A8 8 0 0 0 ${point(from, 8)}z`;
}
