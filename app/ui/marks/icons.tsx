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
