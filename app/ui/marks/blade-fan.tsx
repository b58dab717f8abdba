import { drawHub, FAN_BOX, type FanShape, listBladePaths } from "./blade-paths";

interface BladeFanProps extends FanShape {
  /** A fill class for each blade, from left to right; null leaves a gap. */
  blades: readonly (string | null)[];
  hub?: number;
  opens?: boolean;
  className?: string;
}

export function BladeFan({ blades, hub = 76, opens = false, className = "w-full", ...shape }: BladeFanProps) {
  const drawn = listBladePaths(blades.length, shape);
  return (
    <svg className={className} viewBox={FAN_BOX} aria-hidden="true">
      <g className={opens ? "fan-open" : undefined}>
        {drawn.map((blade, index) =>
          blades[index] == null ? null : <path key={blade.transform} className={blades[index]} {...blade} />,
        )}
      </g>
      <path className="fill-ink" d={drawHub(hub)} />
    </svg>
  );
}
