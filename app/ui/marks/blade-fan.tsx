const naturalLengths = [392, 360, 400, 372, 388, 350, 396, 366, 404, 378, 390, 356, 410];
const shoulder = 0.77;

interface BladeFanProps {
  /** A fill class for each blade, from left to right; null leaves a gap. */
  blades: readonly (string | null)[];
  /** Repeated in this order; 410 fills the picture. */
  lengths?: readonly number[];
  /** Width of a blade as a fraction of its space, 0 to 1. */
  fullness?: number;
  hub?: number;
  spread?: number;
  opens?: boolean;
  className?: string;
}

/** A fan of blades that do not overlap, so that they can be counted. */
export function BladeFan({
  blades,
  lengths = naturalLengths,
  fullness = 0.82,
  hub = 76,
  spread = 180,
  opens = false,
  className = "w-full",
}: BladeFanProps) {
  const step = spread / blades.length;
  const width = 2 * 380 * shoulder * Math.tan((Math.PI * Math.min(step, 20)) / 360);
  const half = ((width / 2) * fullness).toFixed(1);
  return (
    <svg className={className} viewBox="-412 -412 824 412" aria-hidden="true">
      <g className={opens ? "fan-open" : undefined}>
        {blades.map((fill, index) => {
          const length = lengths[index % lengths.length] ?? 400;
          const turn = 90 - spread / 2 + (index + 0.5) * step;
          if (fill === null) return null;
          const side = (length * shoulder).toFixed(1);
          return (
            <path
              key={turn}
              className={fill}
              transform={`rotate(${turn.toFixed(2)})`}
              d={`M0 0L-${side}-${half}-${length} 0-${side} ${half}z`}
            />
          );
        })}
      </g>
      <path className="fill-ink" d={`M-${hub} 0a${hub} ${hub} 0 0 1 ${2 * hub} 0z`} />
    </svg>
  );
}
