const QUARTER = 15;
const perHour = 60 / QUARTER;
/** So many rows have room for a name. */
const MIN_ROWS = 2;
/** The hours shown for a week without meetings and free times. */
const OFFICE_HOURS = { first: 9, last: 17 };

interface Timed {
  /** Minutes since midnight, by the clock of the office. An end after midnight is the end of the day. */
  from: number;
  until: number;
}

export interface Cell<Booking> {
  /** The meetings that begin in this cell, or in the cells that the first meeting covers. */
  bookings: Booking[];
  /** In quarters of an hour. */
  span: number;
  isFree: boolean;
}

interface WeekGrid<Booking> {
  hours: number[];
  /** The cells of each day, one for each row. Null where the cell above covers the row. */
  days: (Cell<Booking> | null)[][];
}

/** Covers office hours and every meeting and free time, in rows of 15 minutes. */
export function layOutWeek<Booking extends Timed>(
  days: readonly { bookings: readonly Booking[]; free: readonly number[] }[],
): WeekGrid<Booking> {
  const starts = days.flatMap(({ bookings, free }) => [...bookings.map(({ from }) => from), ...free]);
  const ends = days.flatMap(({ bookings, free }) => [
    ...bookings.map((booking) => getShownEnd(booking)),
    ...free.map((minute) => minute + QUARTER),
  ]);
  const first = Math.floor(Math.min(...starts, OFFICE_HOURS.first * 60) / 60);
  const last = Math.ceil(Math.max(...ends, OFFICE_HOURS.last * 60) / 60);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return { hours, days: days.map((day) => layOutDay(day, first * perHour, last * perHour)) };
}

const getEnd = ({ from, until }: Timed): number => (until > from ? until : 24 * 60);
const getShownEnd = (booking: Timed): number =>
  Math.min(Math.max(getEnd(booking), booking.from + MIN_ROWS * QUARTER), 24 * 60);

function layOutDay<Booking extends Timed>(
  { bookings, free }: { bookings: readonly Booking[]; free: readonly number[] },
  first: number,
  last: number,
): (Cell<Booking> | null)[] {
  // Meetings begin every half hour, so the next 15 minutes are free, too, unless a meeting takes them.
  const freeRows = new Set(free.map((minute) => Math.floor(minute / QUARTER)).flatMap((row) => [row, row + 1]));
  const cells: (Cell<Booking> | null)[] = Array.from({ length: last - first }, (_, row) => ({
    bookings: [],
    span: 1,
    isFree: freeRows.has(first + row),
  }));
  let open = { row: -1, end: -1 };
  for (const booking of bookings) {
    const row = Math.floor(booking.from / QUARTER) - first;
    const end = Math.min(Math.ceil(getShownEnd(booking) / QUARTER) - first, cells.length);
    // A meeting that begins in the rows of the last one shares its cell.
    const at = row < open.end ? open.row : row;
    const cell = cells[at];
    if (!cell) continue;
    open = { row: at, end: Math.max(end, open.row === at ? open.end : 0) };
    cell.bookings.push(booking);
    cell.span = open.end - at;
    cells.fill(null, at + 1, open.end);
  }
  return cells;
}
