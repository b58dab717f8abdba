interface Jump {
  label: string;
  /** The class for the background or the border of the link. */
  color: string | undefined;
  /** The id of a heading. */
  to: string;
}

/** The bar stays below the header where the index is hidden. */
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
