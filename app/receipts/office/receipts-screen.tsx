import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { requireRight } from "../../account/auth.server";
import { paths } from "../../paths";
import { formatIsoDate } from "../../server/time/business-time.server";
import { formatCalendarDay } from "../../server/time/formatters";
import { pageTitle } from "../../site";
import { loadOrStay } from "../../ui/feedback/lost-connection";
import { ScreenHead } from "../../ui/list/list-screen";
import { Pager } from "../../ui/list/pager";
import { describeReceipt, formatSum, nameKind } from "../describe-receipt.server";
import type { FoundReceipt } from "../find-receipt.server";
import { createReceiptUrl } from "../receipt-link.server";
import { getReceiptsUrl, isMonth, readReceiptFilters } from "./month";
import { MonthForm, MonthLinks } from "./month-form";
import { findReceipts } from "./read-receipts.server";
import { describeCount, ReceiptTable } from "./receipt-table";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Receipts") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "reports");
  const zone = context.env.BUSINESS_TIMEZONE;
  const thisMonth = formatIsoDate(new Date(), zone).slice(0, 7);
  const filters = readReceiptFilters(new URL(request.url).searchParams, thisMonth);
  const problem = filters.q || isMonth(filters.month) ? null : "Enter a month such as 2026-11.";
  if (problem) return json({ filters, thisMonth, problem, label: "", list: null }, { status: 400 });
  const { rows, sums, ...page } = await findReceipts(context.db, filters);
  const show = ({ receipt, root }: FoundReceipt) => {
    const view = describeReceipt(receipt, root, zone);
    return {
      number: receipt.number,
      kind: nameKind(receipt),
      isCredit: receipt.kind === "credit_note",
      corrects: receipt.printed.corrects,
      href: createReceiptUrl(context, receipt),
      day: formatCalendarDay(receipt.day, { year: "numeric", month: "short", day: "numeric" }),
      customer: view.buyer?.lines[0] ?? "",
      email: view.buyer?.email ?? "",
      about: receipt.about ?? "",
      what: nameFirst(view.lines.map(({ name }) => name)),
      tax: formatSum(receipt.taxCents, receipt.currency),
      hasTax: receipt.taxCents !== 0,
      amount: view.total.amount,
    };
  };
  const shownSums = sums.map(({ currency, count, amountCents, taxCents }) => ({
    currency: currency.toUpperCase(),
    count,
    amount: formatSum(amountCents, currency),
    tax: formatSum(taxCents, currency),
    hasTax: taxCents !== 0,
  }));
  const label = filters.q
    ? `“${filters.q}”`
    : formatCalendarDay(`${filters.month}-01`, { month: "long", year: "numeric" });
  return json({ filters, thisMonth, problem, label, list: { ...page, rows: rows.map(show), sums: shownSums } });
}

const nameFirst = ([first = "", ...more]: string[]): string =>
  more.length > 0 ? `${first} and ${more.length} more` : first;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "receipts/office/receipts-screen");
}

export default function ReceiptsScreen() {
  const { filters, thisMonth, problem, label, list } = useLoaderData<typeof loader>();
  const count = list?.total ?? 0;
  return (
    <div>
      <ScreenHead
        title="Receipts"
        text="Each payment gets a receipt and each refund a credit note, numbered without gaps."
        back={{ label: "Reports", to: paths.adminReports }}
      />
      <MonthForm filters={filters} problem={problem} />
      {list ? (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2>{label}</h2>
            {list.sums.map(({ currency, count, amount }) => (
              <p key={currency}>
                {describeCount(count)}, <b>{amount}</b> {list.sums.length > 1 ? currency : null}
              </p>
            ))}
            <MonthLinks filters={filters} thisMonth={thisMonth} hasReceipts={count > 0} />
          </div>
          {count > 0 ? (
            <ReceiptTable rows={list.rows} sums={list.sums} />
          ) : (
            <div className="records-box mt-3">
              {filters.q ? (
                <NoRecords title="No receipt has this number">
                  <p>Search by the full number of a receipt, an order or a purchase.</p>
                </NoRecords>
              ) : (
                <NoRecords title={`No receipts in ${label}`}>
                  <p>Choose another month, or come back after the next payment.</p>
                </NoRecords>
              )}
            </div>
          )}
          <Pager page={list.page} pages={list.pages} addressOf={(page) => getReceiptsUrl({ ...filters, page })} />
        </>
      ) : null}
    </div>
  );
}
