interface IconProps {
  /** Replaces the default size (1em) and color (the text's). */
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

export const ArrowIcon = icon(16, "M1 7h9L6.5 3.5 8 2l6 6-6 6-1.5-1.5L10 9H1z");
/** Shown only beside the word "Close". */
export const CloseIcon = icon(16, "M3.4 2L8 6.6 12.6 2 14 3.4 9.4 8l4.6 4.6-1.4 1.4L8 9.4 3.4 14 2 12.6 6.6 8 2 3.4z");
export const TriangleIcon = icon(24, "M12 1l12 22H0z");
export const CheckIcon = icon(16, "M6.2 13L1 7.8l2-2 3.2 3.2L13 2.3l2 2z");
