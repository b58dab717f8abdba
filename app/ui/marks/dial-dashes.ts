/** The `stroke-dasharray` of a circle whose `pathLength` is the number of wedges: `on` of them, then a gap. */
export function listDashes(wedges: number, on = wedges): string {
  const gap = getGap(wedges);
  const dash = 1 - gap;
  if (on === wedges) return `${dash} ${gap}`;
  return `${`${dash} ${gap} `.repeat(on - 1)}${dash} ${wedges - on + gap}`;
}

export const getGap = (wedges: number): number => Math.min(0.008 * wedges, 0.12);
