import { getSmallestCharge, getSmallestStep } from "../server/money/currency";

interface Discount {
  percent: number | null;
  amountCents: number | null;
}

/** Leaves at least the smallest amount that the payment provider charges, such as 50 cents. */
export function computeDiscount({ percent, amountCents }: Discount, cents: number, currency: string): number {
  const step = getSmallestStep(currency);
  const discount = percent === null ? (amountCents ?? 0) : Math.floor((cents * percent) / 100 / step) * step;
  return Math.max(0, Math.min(discount, cents - getSmallestCharge(currency)));
}
