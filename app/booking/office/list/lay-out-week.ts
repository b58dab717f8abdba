const QUARTER = 15;
const perHour = 60 / QUARTER;
/** Of a week without meetings and free times. */
const OFFICE_HOURS = { first: 9, last: 17 };

interface Timed {
  /** Minutes since midnight, by the clock of the office. An end after midnight is the end of the day. */
  from: number;
  until: number;
}

export interface Cell<Booking> {
  /** Begin in it, or in the cells that the first one covers. */
  bookings: Booking[];
  /** In quarters of an hour. */
  span: number;
  isFree: boolean;
}

export interface WeekGrid<Booking> {
  /** Each has four rows. */
  hours: number[];
  /** For each day the cells of all rows, null where the one above covers them. */
  days: (Cell<Booking> | null)[][];
}

/** The hours that have a meeting or a free time, in quarters. */
export function layOutWeek<Booking extends Timed>(
  days: readonly { bookings: readonly Booking[]; free: readonly number[] }[],
): WeekGrid<Booking> {
  const starts = days.flatMap(({ bookings, free }) => [...bookings.map(({ from }) => from), ...free]);
  const ends = days.flatMap(({ bookings, free }) => [
    ...bookings.map((booking) => getEnd(booking)),
    ...free.map((minute) => minute + QUARTER),
  ]);
  const first = Math.floor(Math.min(...starts, OFFICE_HOURS.first * 60) / 60);
  const last = Math.ceil(Math.max(...ends, OFFICE_HOURS.last * 60) / 60);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return { hours, days: days.map((day) => layOutDay(day, first * perHour, last * perHour)) };
}

const getEnd = ({ from, until }: Timed): number => (until > from ? until : 24 * 60);

function layOutDay<Booking extends Timed>(
  { bookings, free }: { bookings: readonly Booking[]; free: readonly number[] },
  first: number,
  last: number,
): (Cell<Booking> | null)[] {
  // Meetings begin every half an hour, so the quarter after a free time is free, too, unless one takes it.
  const freeRows = new Set(free.map((minute) => Math.floor(minute / QUARTER)).flatMap((row) => [row, row + 1]));
  const cells: (Cell<Booking> | null)[] = Array.from({ length: last - first }, (_, row) => ({
    bookings: [],
    span: 1,
    isFree: freeRows.has(first + row),
  }));
  let open = { row: -1, end: -1 };
  for (const booking of bookings) {
    const row = Math.floor(booking.from / QUARTER) - first;
    const end = Math.min(Math.ceil(getEnd(booking) / QUARTER) - first, cells.length);
    // One that begins in the quarter in which the one before it ends shares its cell.
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
