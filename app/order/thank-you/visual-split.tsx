/** One type of visual and how many of it were ordered. */
export interface SplitLine {
  label: string;
  count: number;
}

/** Papers for the types, in turn: neighbours never share one. */
const papers = ["fill-cut", "fill-leaf", "fill-hot", "fill-frond", "fill-hero-ink", "fill-sun"];
/** The same papers once more for an order of many types, thinner and with an outline (fan.css). */
const rounds = ["", " paper-thin", " paper-thinner"];

function paperOf(index: number): string {
  const round = Math.floor(index / papers.length);
  return `${papers[index % papers.length]}${rounds[round % rounds.length]}`;
}

/** A blade for each visual, coloured by its type, in the order of the list. */
export function bladesOf(breakdown: SplitLine[]): string[] {
  return breakdown.flatMap(({ count }, index) => Array<string>(count).fill(paperOf(index)));
}

/** All visuals of an order. */
export function totalOf(breakdown: SplitLine[]): number {
  return breakdown.reduce((sum, { count }) => sum + count, 0);
}

/** The list under a fan: its colours, the types and the sum. */
export function VisualSplit({ breakdown }: { breakdown: SplitLine[] }) {
  return (
    <dl className={`border-t-2 border-ink ${breakdown.length > 7 ? "gap-x-8 sm:columns-2" : ""}`}>
      {breakdown.map(({ label, count }, index) => (
        <Row key={label} name={label} value={count} fill={paperOf(index)} />
      ))}
      <Row name="Total Visuals" value={totalOf(breakdown)} />
    </dl>
  );
}

function Row({ name, value, fill }: { name: string; value: number; fill?: string }) {
  return (
    <div
      className={`flex break-inside-avoid items-center justify-between gap-4 py-2 ${fill ? "border-b border-line-2" : "font-bold"}`}
    >
      <dt className="flex items-center gap-2.5">
        {fill ? (
          <svg className="h-5 w-3 flex-none" viewBox="0 0 12 20" aria-hidden="true">
            <path className={fill} d="M6 1l5 18H1z" stroke="currentColor" />
          </svg>
        ) : null}
        {name}
      </dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
