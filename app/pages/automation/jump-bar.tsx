interface Jump {
  label: string;
  /** Of its part of the page: the background of the link, or its border. */
  color: string | undefined;
  /** The id of a heading. */
  to: string;
}

/** Stays below the header where the index is hidden. */
export function JumpBar({ jumps }: { jumps: readonly Jump[] }) {
  return (
    <nav className="jump-bar" aria-label="Jump to">
      <ul>
        {jumps.map(({ label, color, to }) => (
          <li key={to}>
            <a href={`#${to}`} className={color}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
