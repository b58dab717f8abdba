const shapes = {
  empty: <circle cx="8" cy="8" r="6.5" />,
  third: <Part d="M8 8V1.5a6.5 6.5 0 0 1 5.6 9.8z" />,
  half: <Part d="M8 1.5a6.5 6.5 0 0 1 0 13z" />,
  "two-thirds": <Part d="M8 8V1.5a6.5 6.5 0 1 1-5.6 9.8z" />,
  point: (
    <>
      <circle cx="8" cy="8" r="6.5" />
      <circle className="mark-fill" cx="8" cy="8" r="2.5" />
    </>
  ),
  full: <circle className="mark-fill" cx="8" cy="8" r="7.5" />,
  cross: <path className="mark-cross" d="M3 3l10 10M13 3L3 13" />,
  question: (
    <>
      <path d="M2 8a6 6 0 0 1 12 0c0 3-2 3-4 4l-1 4H7l1-4" />
      <circle className="mark-fill" cx="8" cy="8" r="3" />
    </>
  ),
};

export type MarkShape = keyof typeof shapes;

/** Without a tone, the mark is green. */
export type MarkTone = "sun" | "ink" | "quiet";

interface StatusMarkProps {
  shape: MarkShape;
  tone?: MarkTone;
}

/** Shown only beside the name of the status, so the mark is hidden from screen readers. */
export function StatusMark({ shape, tone }: StatusMarkProps) {
  return (
    <svg className={tone ? `mark mark-${tone}` : "mark"} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}

function Part({ d }: { d: string }) {
  return (
    <>
      <circle cx="8" cy="8" r="6.5" />
      <path className="mark-fill" d={d} />
    </>
  );
}
