import { getGap, listDashes } from "./dial-dashes";

interface DialProps {
  /** Must match the text beside the dial: 12 for an hour, 7 for a week, 24 for a day. */
  wedges: number;
  /** Number of filled wedges, clockwise from the top. All by default. */
  on?: number;
  hasRim?: boolean;
  /** Includes the stroke color of all wedges. */
  className?: string;
  /** The class of wedges that are not filled. */
  offClassName?: string;
}

const HUB = 13;

/** Hidden from screen readers, because the text beside the dial says the number. */
export function Dial({
  wedges,
  on = wedges,
  hasRim = false,
  className = "w-full stroke-leaf",
  offClassName = "opacity-[0.22]",
}: DialProps) {
  const radius = hasRim ? 44 : 49;
  const ring = {
    r: (HUB + radius) / 2,
    strokeWidth: radius - HUB,
    pathLength: wedges,
    // The wedges begin at the top, with half a gap on each side.
    transform: "rotate(-90)",
    strokeDashoffset: -getGap(wedges) / 2,
  };
  return (
    <svg className={className} viewBox="-50 -50 100 100" fill="none" aria-hidden="true">
      {hasRim ? <circle r={48} strokeWidth={3.5} /> : null}
      {on < wedges ? <circle {...ring} className={offClassName} strokeDasharray={listDashes(wedges)} /> : null}
      {on > 0 ? <circle {...ring} strokeDasharray={listDashes(wedges, on)} /> : null}
    </svg>
  );
}

/** On a clock face each of the 12 wedges is five minutes of an hour. */
export const countWedges = (minutes: number): number => Math.min(12, Math.ceil(minutes / 5));

export function BusyDial({ className = "size-6 stepping" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <circle
        cx="20"
        cy="20"
        r="10"
        fill="none"
        stroke="currentColor"
        strokeWidth="20"
        pathLength="80"
        strokeDasharray="7 3"
      />
    </svg>
  );
}
