import { describeLeaf, drawLeaf, type LeafPart, type OrderedVisuals } from "#app/order/model/leaf";
import { getPaperFill } from "#app/order/parts/leaf.tsx";

function getLook({ paper, state }: LeafPart): string {
  if (state === "over") return "fill-err";
  if (state === "open") return "fill-line-2";
  return paper === null ? "fill-current" : getPaperFill(paper);
}

/** The leaf at the size of a line of text, with a wedge for each run of blades. */
export function LeafMark({ className = "leaf-row", ...visuals }: OrderedVisuals & { className?: string }) {
  const { mix, ordered, delivered } = visuals;
  if (ordered === 0) return null;
  const words = describeLeaf(visuals);
  let at = 0;
  return (
    <svg className={`leaf-mark ${className}`} viewBox="-25 -25 50 26" role="img" aria-label={words}>
      <title>{words}</title>
      {drawLeaf({ mix, holds: ordered, delivered }).map((part) => {
        const from = at;
        at += part.count;
        return <path key={from} className={getLook(part)} d={drawWedge(from / ordered, at / ordered)} />;
      })}
    </svg>
  );
}

function drawWedge(start: number, end: number): string {
  const gap = Math.min(0.01, (end - start) / 4);
  const [from, to] = [start + gap, end - gap];
  const point = (turn: number, radius: number) =>
    `${(-radius * Math.cos(Math.PI * turn)).toFixed(1)} ${(-radius * Math.sin(Math.PI * turn)).toFixed(1)}`;
  return `M${point(from, 8)}L${point(from, 23)}A23 23 0 0 1 ${point(to, 23)}L${point(to, 8)}A8 8 0 0 0 ${point(from, 8)}z`;
}
