import type { Row } from "#drizzle/schema";
import type { PrintedReceipt, ReceiptBuyer } from "#drizzle/schema/values";
import { nameCountry } from "../server/text/countries";
import { formatExactMoney } from "../server/text/money";
import { formatIsoDate } from "../server/time/business-time.server";
import { formatCalendarDay } from "../server/time/formatters";
import type { ReceiptParty, ReceiptView } from "./receipt-view";

export type Receipt = Row<"receipts">;

const nouns = { receipt: "Receipt", credit_note: "Credit note" } as const;

export const nameKind = ({ kind }: Pick<Receipt, "kind">): string => nouns[kind];

export const formatDate = (day: string): string =>
  formatCalendarDay(day, { year: "numeric", month: "long", day: "numeric" });

export const formatSum = (cents: number, currency: string): string =>
  formatExactMoney(cents, currency).replace(/^-/, "\u2212");

export function describeReceipt(receipt: Receipt, root: Receipt, zone: string): ReceiptView {
  const { number, currency, amountCents, printed } = receipt;
  const format = (cents: number) => formatSum(cents, currency);
  return {
    number,
    title: nameKind(receipt),
    explanation: explain(printed),
    facts: listFacts(receipt),
    seller: describeSeller(printed.seller),
    buyer: root.buyer && describeBuyer(root.buyer),
    lines: printed.lines.map(({ name, quantity, unitCents, cents }) => ({
      name,
      quantity: String(quantity),
      unit: format(unitCents),
      amount: format(cents),
    })),
    sums: listSums(receipt),
    total: { label: amountCents < 0 ? "Total refunded" : "Total paid", amount: format(amountCents) },
    included: describeIncludedTax(receipt),
    note: printed.seller.note,
    buyerChangedOn: root.buyerChangedAt && formatDate(formatIsoDate(root.buyerChangedAt, zone)),
  };
}

function listFacts({ day, record, about, printed }: Receipt): ReceiptView["facts"] {
  const { paidBy, paidOn, reason } = printed;
  return [
    { label: "Date", value: formatDate(day) },
    ...(paidOn === day ? [] : [{ label: reason ? "Recorded on" : "Paid on", value: formatDate(paidOn) }]),
    ...(about ? [{ label: record === "order" ? "Order" : "Purchase", value: about }] : []),
    {
      label: reason ? "Original payment" : "Payment method",
      value: paidBy === "hand" ? "Direct payment" : "Online payment",
    },
  ];
}

function explain({ reason, corrects }: PrintedReceipt): string | null {
  const receipt = corrects ? `receipt ${corrects}` : "an earlier receipt";
  switch (reason) {
    case null:
      return null;
    case "refund":
      return `We refunded the amount below. This credit note corrects ${receipt}.`;
    case "chargeback":
      return `Your bank returned the amount below to you. This credit note corrects ${receipt}.`;
    case "unpaid":
      return `This cancels ${receipt}: the payment was recorded by mistake.`;
    case "taken_back":
      return `This cancels ${corrects ? `credit note ${corrects}` : "an earlier credit note"}: the refund didn’t go through.`;
  }
}

function describeSeller({
  name,
  legal_name,
  street,
  city,
  country,
  email,
  phone,
  tax_id,
}: PrintedReceipt["seller"]): ReceiptParty {
  const lines = [name, legal_name === name ? "" : legal_name, ...toLines(street), city, nameCountry(country)];
  return { lines: lines.filter(Boolean), email, phone, taxId: tax_id };
}

function describeBuyer({
  name,
  company,
  street,
  postal_code,
  city,
  country,
  tax_id,
  email,
}: ReceiptBuyer): ReceiptParty {
  const isAmerican = ["", "US", "CA"].includes(country);
  const place = (isAmerican ? [city, postal_code] : [postal_code, city]).filter(Boolean).join(" ");
  const lines = [company, name, ...toLines(street), place, nameCountry(country)];
  return { lines: lines.filter(Boolean), email, phone: "", taxId: tax_id };
}

const toLines = (text: string): string[] => text.split("\n").map((line) => line.trim());

function listSums({ printed: { lines, discount, tax }, taxCents, currency }: Receipt): ReceiptView["sums"] {
  const added = tax && !tax.isIncluded ? tax : null;
  if (!discount && !added) return [];
  const format = (cents: number) => formatSum(cents, currency);
  const listed = lines.reduce((sum, { cents }) => sum + cents, 0);
  const coupon = discount?.couponCode ? `Discount (${discount.couponCode})` : "Discount";
  return [
    { label: "Subtotal", amount: format(listed) },
    ...(discount ? [{ label: coupon, amount: format(-discount.cents) }] : []),
    ...(added ? [{ label: nameTax(added), amount: format(taxCents) }] : []),
  ];
}

function describeIncludedTax({ printed: { tax }, taxCents, currency }: Receipt): string | null {
  return tax?.isIncluded ? `Includes ${formatSum(taxCents, currency)} ${nameTax(tax)}` : null;
}

const nameTax = ({ name, percent }: NonNullable<PrintedReceipt["tax"]>): string =>
  percent ? `${name} (${percent}%)` : name;
