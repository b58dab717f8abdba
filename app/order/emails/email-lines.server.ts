import type { Entry } from "#app/server/email/entries.server";
import { lineColors, SOFT } from "#app/server/email/layout.server";
import { listTaxEntries } from "#app/server/email/list-tax-entries.server";
import { getPaidTotal } from "#app/server/money/tax";
import { formatMoney } from "#app/server/text/money";
import { describeLine, readVisualBreakdown } from "../model/bought-package";
import { drawLeaf, type LeafPart, listBlades, type OrderedVisuals } from "../model/leaf";
import { isBalanceDue } from "../model/quote";
import { describePartPaid } from "../parts/describe-tax-lines";
import { type EmailOrder, getEmailPackageName } from "./email-order.server";

const PER_ROW = 25;
const GAP = 4;
const MAX_CELLS = 500;

export type PricedOrder = Pick<
  EmailOrder,
  | "option"
  | "packageName"
  | "breakdown"
  | "priceCents"
  | "discountCents"
  | "couponCode"
  | "currency"
  | "lines"
  | "dueCents"
  | "partPaidCents"
  | "taxCents"
  | "tax"
>;

export function listOrderEntries(order: PricedOrder): Entry[] {
  const breakdown = readVisualBreakdown(order.breakdown);
  const price = listPriceEntries(order);
  if (!breakdown) return price;
  const types = breakdown.counts.map(({ label, count }, index) => ({
    label,
    value: String(count),
    marks: { count, color: index % lineColors.length },
  }));
  return [...types, { label: "Total Visuals", value: String(breakdown.total), strong: true }, ...price];
}

function listQuoteEntries(order: PricedOrder): Entry[] {
  const { lines, priceCents, dueCents, partPaidCents, currency } = order;
  const { paid, tax } = describePartPaid(order);
  const due = {
    label: partPaidCents > 0 ? "Balance" : "Deposit to start",
    value: formatMoney(dueCents ?? 0, currency),
    strong: true,
  };
  return [
    ...lines.map((line) => ({
      label: describeLine(line),
      value: formatMoney(line.quantity * line.unitCents, currency),
    })),
    { label: "Total", value: formatMoney(priceCents, currency), strong: true },
    ...(partPaidCents > 0 && dueCents ? [{ label: "Paid so far", value: paid + tax }] : []),
    ...(dueCents ? [due] : []),
    ...(isBalanceDue(order) ? [] : listTaxes(order, "Total with tax")),
  ];
}

function listTaxes({ priceCents, taxCents, tax, currency }: PricedOrder, total?: string): Entry[] {
  return tax
    ? listTaxEntries({ amountCents: getPaidTotal(priceCents, { taxCents, tax }), taxCents, tax, currency }, total)
    : [];
}

function listPriceEntries(order: PricedOrder): Entry[] {
  if (order.lines.length > 0) return listQuoteEntries(order);
  const { priceCents, discountCents, couponCode, currency, ...bought } = order;
  const name = getEmailPackageName(bought);
  // Every package has a price, so another order has paid for this one.
  const left = { value: priceCents === 0 ? "Prepaid" : formatMoney(priceCents, currency), strong: true };
  const taxed = listTaxes(order);
  if (!couponCode) return [{ label: name, ...left }, ...taxed];
  return [
    { label: name, value: formatMoney(priceCents + discountCents, currency) },
    { label: `Coupon ${couponCode}`, value: `−${formatMoney(discountCents, currency)}` },
    { label: "Price with coupon", ...left },
    ...taxed,
  ];
}

export function countVisuals(entries: Entry[]): number {
  return entries.reduce((sum, { marks }) => sum + (marks?.count ?? 0), 0);
}

/** Table cells draw the leaf, because every email program shows them. Shared styles are on the table. */
export function renderLeaf({ mix, ordered, delivered }: Pick<OrderedVisuals, "mix"> & Partial<OrderedVisuals>): string {
  const cells = listBlades(drawLeaf({ mix, holds: ordered, delivered }), MAX_CELLS).map(drawCell);
  if (cells.length === 0) return "";
  const columns = Math.min(cells.length, PER_ROW);
  const rows: string[] = [];
  for (let start = 0; start < cells.length; start += PER_ROW) {
    const row = cells.slice(start, start + PER_ROW);
    const rest = columns - row.length;
    rows.push(`<tr height="30">${row.join("")}${rest > 0 ? `<td colspan="${rest}"></td>` : ""}</tr>`);
  }
  const width = columns * 15 + GAP;
  const style = `width:100%;max-width:${width}px;table-layout:fixed;margin:0 0 10px -${GAP}px;font-size:0;line-height:0`;
  return `<table role="presentation" aria-hidden="true" width="${width}" cellpadding="0" cellspacing="${GAP}" style="${style}">${rows.join("\n")}</table>\n`;
}

function drawCell({ paper, state }: LeafPart): string {
  const color = (paper ?? 0) % lineColors.length;
  if (state === "open") return `<td class="soft" style="border:1px solid ${SOFT}">&nbsp;</td>`;
  return `<td class="l${color}" bgcolor="${lineColors[color]}">&nbsp;</td>`;
}
