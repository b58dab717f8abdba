const ticks = (count: number) => Array.from({ length: count }, (_, index) => `M${index * 6} 0h3v14h-3z`).join("");

/** One tick is one attempt, of the most there are. */
export function Attempts({ made, most, dead = false }: { made: number; most: number; dead?: boolean }) {
  return (
    <span className={dead ? "attempts attempts-dead" : "attempts"}>
      <svg viewBox={`0 0 ${most * 6 - 3} 14`} aria-hidden="true">
        <path className="attempts-left" d={ticks(most)} />
        <path d={ticks(Math.min(made, most))} />
      </svg>
      {made} of {most}
    </span>
  );
}
