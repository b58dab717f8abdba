import type { ReactNode } from "react";

/** An article's drawing, on a canvas of 320 by 200. Colors are Tailwind fill classes. */
export interface Drawing {
  ground: string;
  disk: string;
  art: ReactNode;
  /** A transform that moves `art` in the banner, so that the heading does not cover the drawing. */
  banner?: string;
  /** Drawn behind `art`, in the small picture only. */
  corner?: ReactNode;
  /** The whole picture for the front page, 1312 by 680. The default is the small picture. */
  front?: ReactNode;
}

export const white = "fill-[#fff]";
export const greens = ["fill-cut", "fill-leaf", "fill-frond"] as const;

export function Blade({ length, half, turn, fill }: { length: number; half: number; turn: number; fill: string }) {
  const side = (length * 0.77).toFixed(1);
  return (
    <path className={fill} transform={`rotate(${turn})`} d={`M0 0L-${side}-${half}-${length} 0-${side} ${half}z`} />
  );
}

interface FanProps {
  lengths: readonly number[];
  fills: readonly string[];
  half: number;
  /** Angle of the first blade in degrees, and the angle between two blades. */
  from: number;
  step: number;
}

export function Fan({ lengths, fills, half, from, step }: FanProps) {
  return lengths.map((length, index) => {
    const turn = from + step * index;
    return <Blade key={turn} fill={fills[index % fills.length] as string} length={length} half={half} turn={turn} />;
  });
}
