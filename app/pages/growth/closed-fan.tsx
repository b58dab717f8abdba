const papers = "leaf frond sun leaf hot frond pink leaf sun frond leaf frond sun leaf hot frond pink leaf sun frond";
const fills: Record<string, string> = {
  leaf: "fill-leaf",
  frond: "fill-frond",
  sun: "fill-sun",
  hot: "fill-hot",
  pink: "fill-pink",
};
const lengths = [880, 830, 865, 810, 850];
const blades = papers.split(" ").map((paper, index) => {
  const length = lengths[index % lengths.length] ?? 880;
  const side = (length * 0.77).toFixed(1);
  return { turn: ((index - 9.5) * 0.855).toFixed(2), paper, d: `M0 0L-30-${side} 0-${length} 30-${side}z` };
});

export function ClosedFan() {
  return (
    <svg className="closed-fan" viewBox="-230 -900 460 960" aria-hidden="true">
      {blades.map(({ turn, paper, d }) => (
        <path key={turn} className={fills[paper]} transform={`rotate(${turn})`} d={d} />
      ))}
      <circle className="fill-palm-ink" r="52" />
    </svg>
  );
}
