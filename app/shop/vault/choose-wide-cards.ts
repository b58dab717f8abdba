const COLUMNS = 3;
const ENOUGH_FOR_VARIETY = 6;

/** Which cards take two of three columns, so that every row is full. The wide ones are spread over the rows. */
export function chooseWideCards(count: number): ReadonlySet<number> {
  const missing = (COLUMNS - (count % COLUMNS)) % COLUMNS;
  const wide = missing === 0 && count >= ENOUGH_FOR_VARIETY ? COLUMNS : Math.min(missing, Math.floor(count / 2));
  const rows = (count + wide) / COLUMNS;
  const wideRows = new Set(Array.from({ length: wide }, (_, index) => spread(index, wide, rows)));
  const chosen = new Set<number>();
  let first = 0;
  for (let row = 0; row < rows; row++) {
    const isWide = wideRows.has(row);
    if (isWide) chosen.add(chosen.size === 0 ? first : first + 1);
    first += isWide ? COLUMNS - 1 : COLUMNS;
  }
  return chosen;
}

function spread(index: number, count: number, rows: number): number {
  return count === 1 ? 0 : Math.round((index * (rows - 1)) / (count - 1));
}
