import type { ReactNode } from "react";

/**
 * Where a column is on the card that a row becomes below 60rem: an area of the card's grid, a line of its own, or
 * hidden. A list's style sheet places the areas (`cell-name` and so on); records-small.css places those of most lists.
 */
type CardArea =
  | "attempts"
  | "business"
  | "check"
  | "email"
  | "error"
  | "kind"
  | "name"
  | "open"
  | "priority"
  | "status"
  | "time"
  | "line"
  | "hidden";

/** A column of a list. Head, rows and cards are made from it; `Cell` is what a row gives to its cells. */
export interface Column<Cell> {
  key: string;
  label: string;
  cardArea: CardArea;
  /** Repeats the label on the card, which has no head. */
  labelOnCard?: boolean;
  isRowHeader?: boolean;
  /** The direction for each sort order of the list that sorts by this column. */
  sorted?: Readonly<Record<string, "ascending" | "descending">>;
  show: (cell: Cell) => ReactNode;
}

interface RecordsTableProps<Cell> {
  label: string;
  columns: readonly Column<Cell>[];
  /** The sort order of the list. */
  sort?: string;
  /** What the head shows instead of a label, by the column's key. */
  heads?: Readonly<Record<string, ReactNode>>;
  className?: string;
  /** Adds the box to the Tab order, because it scrolls sideways and not every row has a control. */
  focusable?: boolean;
  /** Shown instead of rows. */
  empty?: ReactNode;
  /** The rows, each with `renderCells` in it. */
  children: ReactNode;
}

/** A list as a table; on small screens a card for each row. */
export function RecordsTable<Cell>(props: RecordsTableProps<Cell>) {
  const { label, columns, sort = "", heads = {}, className = "", focusable, empty, children } = props;
  return (
    <section className="records-box" aria-label={label} tabIndex={focusable ? 0 : undefined}>
      <table className={`records ${className}`.trim()}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.cardArea === "check" ? "cell-check" : undefined}
                aria-sort={column.sorted?.[sort]}
              >
                {heads[column.key] ?? column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children}
          {empty ? (
            <tr>
              <td colSpan={columns.length} className="cell-blank">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

/** The cells of a row. A function and not a component, because each component costs on the server. */
export function renderCells<Cell>(columns: readonly Column<Cell>[], cell: Cell): ReactNode[] {
  return columns.map((column) => {
    const Tag = column.isRowHeader ? "th" : "td";
    return (
      <Tag key={column.key} scope={column.isRowHeader ? "row" : undefined} className={`cell-${column.cardArea}`}>
        {column.labelOnCard ? showWithLabel(column, cell) : column.show(cell)}
      </Tag>
    );
  });
}

function showWithLabel<Cell>({ label, show }: Column<Cell>, cell: Cell): ReactNode {
  return (
    <span>
      <span className="lg:hidden">{label}</span> {show(cell)}
    </span>
  );
}
