import { Link, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { openRow } from "../open-row";

/** The cell's place, defined in style sheets, on the card that a row becomes on small screens. */
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

export interface Column<Cell> {
  key: string;
  label: string;
  cardArea: CardArea;
  labelOnCard?: boolean;
  isRowHeader?: boolean;
  /** For amounts, counts and buttons. */
  isAtRight?: boolean;
  /** The times in this column are in the time zone of the office, which the head names. */
  isTime?: boolean;
  /** The direction in each sort order that uses this column. */
  sorted?: Readonly<Record<string, "ascending" | "descending">>;
  show: (cell: Cell) => ReactNode;
}

interface RecordsTableProps<Cell> {
  label: string;
  columns: readonly Column<Cell>[];
  sort?: string;
  heads?: Readonly<Record<string, ReactNode>>;
  className?: string;
  /** Makes the box, which scrolls sideways, focusable. Needed if a row may have no control. */
  focusable?: boolean;
  empty?: ReactNode;
  children: ReactNode;
}

export function RecordsTable<Cell>(props: RecordsTableProps<Cell>) {
  const { label, columns, sort = "", heads = {}, className = "", focusable, empty, children } = props;
  return (
    <section className="records-box" aria-label={label} tabIndex={focusable ? 0 : undefined}>
      {columns.some(({ isTime }) => isTime) && !empty ? (
        <p className="my-2 text-fine text-ink-2 lg:hidden">
          Times in <OfficeZone />
        </p>
      ) : null}
      <table className={`records ${className}`.trim()}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={joinClasses(styledHeads.includes(column.cardArea) && column.cardArea, column.isAtRight)}
                aria-sort={column.sorted?.[sort]}
              >
                {heads[column.key] ?? column.label}
                {column.isTime ? <OfficeZone /> : null}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link in each row is for the keyboard */}
        <tbody onClick={openRow}>
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

/** Only these columns share the styles of their cells with the head. */
const styledHeads: readonly string[] = ["check", "email", "kind", "attempts"];

const joinClasses = (cardArea: CardArea | false, isAtRight = false): string | undefined =>
  [cardArea && `cell-${cardArea}`, isAtRight && "cell-number"].filter(Boolean).join(" ") || undefined;

/** A function instead of a component, because components are slow on the server. */
export function renderCells<Cell>(columns: readonly Column<Cell>[], cell: Cell): ReactNode[] {
  return columns.map((column) => {
    const Tag = column.isRowHeader ? "th" : "td";
    return (
      <Tag
        key={column.key}
        scope={column.isRowHeader ? "row" : undefined}
        className={joinClasses(column.cardArea, column.isAtRight)}
      >
        {column.labelOnCard ? showWithLabel(column, cell) : column.show(cell)}
      </Tag>
    );
  });
}

interface RowsProps<Row, Filters> {
  filters: Filters;
  getId: (row: Row) => string;
  openId: string | undefined;
  needsAction?: (row: Row) => boolean;
}

export function renderRows<Row, Filters>(
  columns: readonly Column<{ row: Row; filters: Filters; isOpen: boolean }>[],
  rows: readonly Row[],
  { filters, getId, openId, needsAction }: RowsProps<Row, Filters>,
): ReactNode[] {
  return rows.map((row) => {
    const isOpen = getId(row) === openId;
    const classes = [isOpen && "is-open", needsAction?.(row) && "needs-action"].filter(Boolean).join(" ");
    return (
      <tr key={getId(row)} className={classes || undefined}>
        {renderCells(columns, { row, filters, isOpen })}
      </tr>
    );
  });
}

export const getLinkId = (id: string) => `view-${id}`;

interface RecordLinkProps {
  id: string;
  to: string;
  isOpen: boolean;
  isBeside?: boolean;
  children: ReactNode;
}

export function RecordLink({ id, to, isOpen, isBeside = true, children }: RecordLinkProps) {
  return (
    <Link
      id={getLinkId(id)}
      data-row={id}
      to={to}
      preventScrollReset={isBeside}
      aria-current={isOpen ? "true" : undefined}
      className="records-open"
    >
      View<span className="sr-only"> {children}</span>
    </Link>
  );
}

function showWithLabel<Cell>({ label, show }: Column<Cell>, cell: Cell): ReactNode {
  const value = show(cell);
  return value === null ? null : (
    <span>
      <span className="text-ink-2 lg:hidden">{label}</span> {value}
    </span>
  );
}

function OfficeZone() {
  const zone = useRouteLoaderData<{ zone: string }>("admin/frame")?.zone;
  return zone ? <span className="font-normal"> {zone}</span> : null;
}
