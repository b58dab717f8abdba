/** Payment links can’t charge less. */
export const MIN_PAYMENT_CENTS = 50;

interface Discount {
  percent: number | null;
  amountCents: number | null;
}

/** At least 50 cents are left to pay. */
export function computeDiscount({ percent, amountCents }: Discount, cents: number): number {
  const discount = percent === null ? (amountCents ?? 0) : Math.floor((cents * percent) / 100);
  return Math.max(0, Math.min(discount, cents - MIN_PAYMENT_CENTS));
}
