import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { type Filters, getListUrl } from "#app/shop/model/product-filters";
import { Cover } from "#app/shop/parts/cover.tsx";
import { type Column, RecordsTable, renderCells } from "#app/ui/list/records/records-table.tsx";
import { MoveArrow } from "../move-arrow";
import type { ProductList } from "./load-list.server";

interface ProductCell {
  row: ProductList["rows"][number];
  filters: Filters;
}

const columns: readonly Column<ProductCell>[] = [
  {
    key: "cover",
    label: "Cover",
    cardArea: "check",
    show: ({ row }) => <Cover product={row} sizes="80px" lazy className="max-w-20 lg:max-w-16" />,
  },
  {
    key: "title",
    label: "Title",
    cardArea: "name",
    isRowHeader: true,
    show: ({ row }) => (
      <>
        <Link to={paths.adminProduct(row.id)} data-row={row.id} className="records-open">
          {row.title}
        </Link>
        <small>
          /{row.slug}
          {row.imageUrl ? null : " · Drawn cover"}
        </small>
      </>
    ),
  },
  { key: "category", label: "Category", cardArea: "kind", show: ({ row }) => row.category },
  {
    key: "price",
    label: "Price",
    cardArea: "time",
    isAtRight: true,
    show: ({ row }) => (
      <>
        {row.price}
        {row.sale ? <small>{row.sale}</small> : null}
      </>
    ),
  },
  {
    key: "sold",
    label: "Sold",
    cardArea: "priority",
    labelOnCard: true,
    isAtRight: true,
    show: ({ row }) => row.sold.toLocaleString("en-US"),
  },
  {
    key: "missing",
    label: "Missing",
    cardArea: "status",
    show: ({ row }) =>
      row.missing.map((mark) => (
        <b key={mark} className="product-missing">
          {mark}
        </b>
      )),
  },
  { key: "move", label: "Position", cardArea: "open", isAtRight: true, show: (cell) => <MoveButtons {...cell} /> },
];

const heads = { move: <span className="product-move-head">Position</span> };

// A search shows products that are not neighbors.
function MoveButtons({ row, filters }: ProductCell) {
  if (filters.q || (row.isFirst && row.isLast)) return null;
  return (
    <Form method="post" action={getListUrl(filters)} preventScrollReset className="product-move">
      <input type="hidden" name="id" value={row.id} />
      <input
        key={row.place}
        name="place"
        autoComplete="off"
        maxLength={6}
        defaultValue={row.place}
        aria-label={`Position of ${row.title}`}
        className="col-start-1 row-start-1 p-0 text-center"
      />
      {/* The form's first button, so that Enter moves the product to the place that was typed. */}
      <button type="submit" name="intent" value="move_to" className="tool tool-solid product-move-to">
        Move<span className="sr-only"> {row.title} to this position</span>
      </button>
      {row.isBelowSecond ? (
        <button type="submit" className="tool col-start-2 row-start-1 max-lg:hidden" name="intent" value="move_top">
          <MoveArrow isToTop />
          <span className="sr-only">Move {row.title} to the top</span>
        </button>
      ) : null}
      {row.isFirst ? (
        <span className="col-start-3 row-start-1 max-lg:col-start-2">
          <MoveArrow />
        </span>
      ) : (
        <button type="submit" className="tool col-start-3 row-start-1 max-lg:col-start-2" name="intent" value="move_up">
          <MoveArrow />
          <span className="sr-only">Move {row.title} up</span>
        </button>
      )}
      {row.isLast ? (
        <span className="col-start-4 row-start-1 max-lg:col-start-3">
          <MoveArrow isDown />
        </span>
      ) : (
        <button
          type="submit"
          className="tool col-start-4 row-start-1 max-lg:col-start-3"
          name="intent"
          value="move_down"
        >
          <MoveArrow isDown />
          <span className="sr-only">Move {row.title} down</span>
        </button>
      )}
    </Form>
  );
}

export function ProductTable({ rows, filters }: Pick<ProductList, "rows" | "filters">) {
  // Most products miss nothing, and an empty column would be wide.
  const isAnyMissing = rows.some(({ missing }) => missing.length > 0);
  const shown = isAnyMissing ? columns : columns.filter(({ key }) => key !== "missing");
  return (
    <RecordsTable label="Products" columns={shown} heads={heads} className="products">
      {rows.map((row) => (
        <tr key={row.id}>{renderCells(shown, { row, filters })}</tr>
      ))}
    </RecordsTable>
  );
}
