import { MINUTE } from "#app/server/durations";

/** A time that is taken is stored as its five-minute cells. */
export const CELL = 5 * MINUTE;

/** The starts of the cells from `start` to `end`, ascending. */
export function listCells(start: number, end: number): number[] {
  const cells: number[] = [];
  for (let cell = Math.floor(start / CELL) * CELL; cell < end; cell += CELL) cells.push(cell);
  return cells;
}

/** The time that a meeting occupies, with its buffers. */
export function getOccupied(
  startsAt: number,
  rules: { minutes: number; bufferBefore: number; bufferAfter: number },
): { start: number; end: number } {
  return {
    start: startsAt - rules.bufferBefore * MINUTE,
    end: startsAt + (rules.minutes + rules.bufferAfter) * MINUTE,
  };
}
