import type { ReactNode } from "react";

/** What stands in an article's picture, on 320 by 200 units, and the colors behind it, as classes that fill. */
export interface Drawing {
  ground: string;
  /** The disk behind it, where the picture is wide. */
  disk: string;
  art: ReactNode;
  /** Only where the picture is small: what is behind it, or hangs in a corner. */
  corner?: ReactNode;
  /** The whole picture for the front page, 1312 by 680; without it one is put together from the rest. */
  front?: ReactNode;
}

export const white = "fill-[#fff]";
export const greens = ["fill-cut", "fill-leaf", "fill-frond"] as const;

/** A blade that points left from the middle of its fan. */
export function Blade({ length, half, turn, fill }: { length: number; half: number; turn: number; fill: string }) {
  const side = (length * 0.77).toFixed(1);
  return (
    <path className={fill} transform={`rotate(${turn})`} d={`M0 0L-${side}-${half}-${length} 0-${side} ${half}z`} />
  );
}

interface FanProps {
  /** Of each blade, in turn. */
  lengths: readonly number[];
  fills: readonly string[];
  half: number;
  /** Degrees: where the first blade points, and how far the next ones are turned. */
  from: number;
  step: number;
}

/** Blades around one point. */
export function Fan({ lengths, fills, half, from, step }: FanProps) {
  return lengths.map((length, index) => {
    const turn = from + step * index;
    return <Blade key={turn} fill={fills[index % fills.length] as string} length={length} half={half} turn={turn} />;
  });
}
