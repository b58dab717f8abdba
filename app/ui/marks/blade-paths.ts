const naturalLengths = [392, 360, 400, 372, 388, 350, 396, 366, 404, 378, 390, 356, 410];
const shoulder = 0.77;

export interface FanShape {
  /** Lengths of the blades, repeated in this order. 410 fills the picture. */
  lengths?: readonly number[];
  /** Width of a blade as a fraction of its space, 0 to 1. */
  fullness?: number;
  spread?: number;
}

interface BladePath {
  transform: string;
  d: string;
}

export const FAN_BOX = "-412 -412 824 412";

export const drawHub = (hub: number): string => `M-${hub} 0a${hub} ${hub} 0 0 1 ${2 * hub} 0z`;

/** The blades do not overlap, so that visitors can count them. */
export function listBladePaths(
  count: number,
  { lengths = naturalLengths, fullness = 0.82, spread = 180 }: FanShape = {},
): BladePath[] {
  const step = spread / count;
  const width = 2 * 380 * shoulder * Math.tan((Math.PI * Math.min(step, 20)) / 360);
  const half = ((width / 2) * fullness).toFixed(1);
  return Array.from({ length: count }, (_, index) => {
    const length = lengths[index % lengths.length] ?? 400;
    const turn = 90 - spread / 2 + (index + 0.5) * step;
    const side = (length * shoulder).toFixed(1);
    return { transform: `rotate(${turn.toFixed(2)})`, d: `M0 0L-${side}-${half}-${length} 0-${side} ${half}z` };
  });
}
