interface GaugeProps {
  /** Number of wedges: the visuals in the package. */
  total: number;
  filled: number;
  className?: string;
}

export function Gauge({ total, filled, className = "w-full" }: GaugeProps) {
  const on = Math.min(Math.max(filled, 0), total);
  return (
    <svg className={className} viewBox="0 0 200 104" aria-hidden="true">
      <Wedges className="stroke-line" total={total} from={on} to={total} />
      <Wedges className="stroke-leaf" total={total} from={0} to={on} />
    </svg>
  );
}

function Wedges({ total, from, to, className }: { total: number; from: number; to: number; className: string }) {
  if (to <= from) return null;
  const at = (wedge: number) => {
    const angle = (Math.PI * wedge) / total;
    return `${(100 - 70 * Math.cos(angle)).toFixed(3)} ${(103 - 70 * Math.sin(angle)).toFixed(3)}`;
  };
  return (
    <path
      className={className}
      d={`M${at(from + 0.1)}A70 70 0 0 1 ${at(to - 0.1)}`}
      fill="none"
      strokeWidth={60}
      pathLength={(to - from) * 10 - 2}
      strokeDasharray="8 2"
    />
  );
}
