const ticks = (count: number) => Array.from({ length: count }, (_, index) => `M${index * 6} 0h3v14h-3z`).join("");

/** Attempts made, with a tick for each. */
export function Attempts({ made, max, dead = false }: { made: number; max: number; dead?: boolean }) {
  return (
    <span className={dead ? "attempts attempts-dead" : "attempts"}>
      <svg viewBox={`0 0 ${max * 6 - 3} 14`} aria-hidden="true">
        <path className="attempts-left" d={ticks(max)} />
        <path d={ticks(Math.min(made, max))} />
      </svg>
      {made} of {max}
    </span>
  );
}
