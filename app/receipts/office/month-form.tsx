import { Link } from "@remix-run/react";
import { paths } from "../../paths";
import { Field } from "../../ui/form/field";
import { getReceiptsUrl, getZipUrl, isMonth, type ReceiptFilters, shiftMonth } from "./month";

interface MonthFormProps {
  filters: ReceiptFilters;
  problem: string | null;
}

export function MonthForm({ filters: { month, q }, problem }: MonthFormProps) {
  return (
    // The key shows the month of another address.
    <form key={`${month} ${q}`} action={paths.adminReceipts} className="receipt-filters" noValidate>
      <Field
        name="month"
        label="Month"
        {...(problem ? { type: "text" } : { type: "month", min: "2000-01", max: "2099-12" })}
        placeholder="2026-11"
        defaultValue={month}
        error={problem}
      />
      <Field
        name="q"
        label="Or search by number"
        type="search"
        placeholder="2026-0001 or SUB-7K2M9QXA"
        autoComplete="off"
        maxLength={200}
        defaultValue={q}
      />
      <button className="tool" type="submit">
        Show
      </button>
    </form>
  );
}

interface MonthLinksProps {
  filters: ReceiptFilters;
  thisMonth: string;
  hasReceipts: boolean;
}

export function MonthLinks({ filters: { month, q }, thisMonth, hasReceipts }: MonthLinksProps) {
  const shown = isMonth(month) ? month : thisMonth;
  return (
    <p className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-1">
      <Link className="tool" to={getReceiptsUrl({ month: shiftMonth(shown, -1) })}>
        Previous month
      </Link>
      {shown < thisMonth ? (
        <Link className="tool" to={getReceiptsUrl({ month: shiftMonth(shown, 1) })}>
          Next month
        </Link>
      ) : null}
      {hasReceipts && !q ? (
        <a className="tool tool-solid" href={getZipUrl(shown)} download>
          Download ZIP
        </a>
      ) : null}
    </p>
  );
}
