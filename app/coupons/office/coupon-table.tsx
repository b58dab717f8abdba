import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { type Column, RecordsTable, renderCells } from "#app/ui/list/records/records-table.tsx";
import { type MarkShape, StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { CouponState } from "./coupon-texts";
import type { ListedCoupons } from "./list-coupons.server";

type CouponRow = ListedCoupons["rows"][number];

const columns: readonly Column<CouponRow>[] = [
  {
    key: "code",
    label: "Code",
    cardArea: "name",
    isRowHeader: true,
    show: ({ code, note }) => (
      <>
        <Link to={paths.adminCoupon(code)} className="records-open">
          {code}
        </Link>
        {note ? <small>{note}</small> : null}
      </>
    ),
  },
  { key: "discount", label: "Discount", cardArea: "kind", show: ({ discount }) => discount },
  { key: "scope", label: "For", cardArea: "business", show: ({ appliesTo }) => appliesTo },
  { key: "time", label: "When", cardArea: "time", show: ({ time }) => time },
  { key: "used", label: "Used", cardArea: "attempts", labelOnCard: true, isAtRight: true, show: ({ used }) => used },
  { key: "status", label: "Status", cardArea: "status", show: (row) => <CouponStatus {...row} /> },
  { key: "actions", label: "Actions", cardArea: "open", show: (row) => <SwitchForm {...row} /> },
];

export function CouponTable({ rows }: { rows: CouponRow[] }) {
  return (
    <RecordsTable label="Coupons" columns={columns} className="coupons" focusable>
      {rows.map((row) => (
        <tr key={row.code}>{renderCells(columns, row)}</tr>
      ))}
    </RecordsTable>
  );
}

const stateMarks: Record<CouponState, [shape: MarkShape, label: string]> = {
  on: ["full", "On"],
  scheduled: ["half", "Scheduled"],
  used_up: ["empty", "Used up"],
  ended: ["empty", "Ended"],
  off: ["cross", "Off"],
};

function CouponStatus({ state }: CouponRow) {
  const [shape, label] = stateMarks[state];
  return (
    <span className="inline-flex items-center gap-2 align-middle font-semibold">
      <StatusMark shape={shape} />
      {label}
    </span>
  );
}

export function SwitchForm({ code, isActive }: Pick<CouponRow, "code" | "isActive">) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="code" value={code} />
      {isActive ? (
        <button className="tool" type="submit" name="intent" value="stop_coupon">
          Turn off<span className="sr-only"> {code}</span>
        </button>
      ) : (
        <button className="tool" type="submit" name="intent" value="start_coupon">
          Turn on<span className="sr-only"> {code}</span>
        </button>
      )}
    </Form>
  );
}
