import { getPaperFill } from "#app/order/parts/leaf.tsx";
import { PaperWedge } from "../paper-wedge";

export interface SplitLine {
  label: string;
  count: number;
}

export function countVisuals(breakdown: SplitLine[]): number {
  return breakdown.reduce((sum, { count }) => sum + count, 0);
}

export function VisualSplit({ breakdown }: { breakdown: SplitLine[] }) {
  return (
    <dl className={`border-t-2 border-ink ${breakdown.length > 7 ? "gap-x-8 sm:columns-2" : ""}`}>
      {breakdown.map(({ label, count }, index) => (
        <Row key={label} name={label} value={count} fill={getPaperFill(index)} />
      ))}
      <Row name="Total Visuals" value={countVisuals(breakdown)} />
    </dl>
  );
}

function Row({ name, value, fill }: { name: string; value: number; fill?: string }) {
  return (
    <div
      className={`flex break-inside-avoid items-center justify-between gap-4 py-2 ${fill ? "border-b border-line-2" : "font-bold"}`}
    >
      <dt className="flex items-center gap-2.5">
        {fill ? <PaperWedge fill={fill} /> : null}
        {name}
      </dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
