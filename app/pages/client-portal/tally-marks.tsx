export function TallyMarks({ count, most }: { count: number; most: number }) {
  const strokes = Array.from({ length: count }, (_, index) => `M${index * 10} 0h6v22h-6z`);
  return (
    <svg viewBox={`0 0 ${most * 10} 22`} aria-hidden="true">
      <path className="chart-on" d={strokes.join("")} />
    </svg>
  );
}
