import { MINUTE } from "#app/server/time/durations";

export const CELL_MINUTES = 5;
export const CELL = CELL_MINUTES * MINUTE;

export function listCells(start: number, end: number): number[] {
  const cells: number[] = [];
  for (let cell = Math.floor(start / CELL) * CELL; cell < end; cell += CELL) cells.push(cell);
  return cells;
}

export function getOccupiedSpan(
  startsAt: number,
  rules: { minutes: number; bufferBefore: number; bufferAfter: number },
): { start: number; end: number } {
  return {
    start: startsAt - rules.bufferBefore * MINUTE,
    end: startsAt + (rules.minutes + rules.bufferAfter) * MINUTE,
  };
}
