interface Jump {
  label: string;
  /** The id of a heading. */
  to: string;
}

/** Stays below the header where the index is hidden. */
export function JumpBar({ jumps }: { jumps: readonly Jump[] }) {
  return (
    <nav className="jump-bar" aria-label="Jump to">
      <ul>
        {jumps.map(({ label, to }) => (
          <li key={to}>
            <a href={`#${to}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
