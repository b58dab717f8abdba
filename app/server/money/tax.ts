import type { Tax } from "#drizzle/schema/values";

const MAX_PERCENT = 50;

/** `7.25` of "7.25", "7,25" or "7.25 %". Null unless it is a rate from 0 to 50 with at most three decimals. */
export function readPercent(text: string): string | null {
  const number = /^(\d{1,2}(?:[.,]\d{1,3})?)\s*%?$/.exec(text.trim())?.[1]?.replace(",", ".");
  return number !== undefined && Number(number) <= MAX_PERCENT ? String(Number(number)) : null;
}

interface PaidWithTax {
  amountCents: number;
  taxCents: number;
  tax: Tax | null;
}

export const withoutAddedTax = ({ amountCents, taxCents, tax }: PaidWithTax): number =>
  tax && !tax.isIncluded ? amountCents - taxCents : amountCents;

export const getPaidTotal = (priceCents: number, { taxCents, tax }: Omit<PaidWithTax, "amountCents">): number =>
  tax && !tax.isIncluded ? priceCents + taxCents : priceCents;

/** What has to be paid for a price. Adds only a tax with a fixed rate, not one that the provider computes. */
export function addTax(priceCents: number, tax: Tax | null): PaidWithTax {
  if (!tax?.percent) return { amountCents: priceCents, taxCents: 0, tax: null };
  const taxCents = computeTax(priceCents, tax.percent, tax.isIncluded);
  return { amountCents: tax.isIncluded ? priceCents : priceCents + taxCents, taxCents, tax };
}

export const describeTax = ({ name, isIncluded }: Tax): string =>
  isIncluded ? `${name} is included.` : `${name} is added at checkout.`;

export const nameTax = ({ name, percent }: Tax): string => (percent === null ? name : `${name} (${percent}%)`);

/** Amounts are in minor units. `percent`: such as "7.25". Exact, because amounts are whole numbers. */
export function computeTax(cents: number, percent: string, isIncluded: boolean): number {
  const thousandths = BigInt(Math.round(Number(percent) * 1000));
  return Number(divide(BigInt(cents) * thousandths, isIncluded ? 100_000n + thousandths : 100_000n));
}

interface TaxedAmount {
  amountCents: number;
  taxCents: number;
}

/** The tax in a partial refund after `before` was refunded. All parts of a payment together have exactly its tax. */
export function getTaxPart(payment: TaxedAmount, before: number, amountCents: number): number {
  return getTaxOf(payment, before + amountCents) - getTaxOf(payment, before);
}

function getTaxOf({ amountCents, taxCents }: TaxedAmount, returned: number): number {
  if (amountCents <= 0) return 0;
  const part = Math.min(Math.max(returned, 0), amountCents);
  return Number(divide(BigInt(taxCents) * BigInt(part), BigInt(amountCents)));
}

// Rounds half up.
const divide = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);
