interface IconProps {
  /** Size and colour as classes; 1em and the text's own colour without it. */
  className?: string;
}

function icon(box: number, path: string) {
  return function Icon({ className = "size-[1em] flex-none fill-current" }: IconProps) {
    return (
      <svg className={className} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
}

/** Goes on: the stub of a button, the end of a link. */
export const ArrowIcon = icon(16, "M1 7h9L6.5 3.5 8 2l6 6-6 6-1.5-1.5L10 9H1z");
/** Closes. Always beside the word. */
export const CloseIcon = icon(16, "M3.4 2L8 6.6 12.6 2 14 3.4 9.4 8l4.6 4.6-1.4 1.4L8 9.4 3.4 14 2 12.6 6.6 8 2 3.4z");
/** A warning. */
export const TriangleIcon = icon(24, "M12 1l12 22H0z");
/** Done. */
export const CheckIcon = icon(16, "M2.4 7L6 10.6 13.6 3 15 4.4l-9 9L1 8.4z");
/** A file. */
export const FileIcon = icon(16, "M2 0h8l4 4v12H2zM10 1.5V4h2.5z");

/** A status as a pie: `part` from 0 (empty) to 1 (full). */
export function PieIcon({ part, className = "size-[1em] flex-none" }: IconProps & { part: number }) {
  const angle = 2 * Math.PI * part;
  const end = `${(8 + 7 * Math.sin(angle)).toFixed(2)} ${(8 - 7 * Math.cos(angle)).toFixed(2)}`;
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={part >= 1 ? "currentColor" : "none"} stroke="currentColor" strokeWidth="2" />
      {part > 0 && part < 1 ? <path d={`M8 8V1A7 7 0 ${part > 0.5 ? 1 : 0} 1 ${end}z`} fill="currentColor" /> : null}
    </svg>
  );
}
