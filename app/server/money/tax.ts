/** The tax of an amount in minor units. `percent`: such as "7.25". Exact, because amounts are whole numbers. */
export function computeTax(cents: number, percent: string, isIncluded: boolean): number {
  const thousandths = BigInt(Math.round(Number(percent) * 1000));
  return Number(divide(BigInt(cents) * thousandths, isIncluded ? 100_000n + thousandths : 100_000n));
}

interface TaxedAmount {
  amountCents: number;
  taxCents: number;
}

/**
 * The tax in what is paid back of a payment, after `before` of it was paid back earlier. All parts of a payment together
 * have exactly its tax.
 */
export function getTaxPart(payment: TaxedAmount, before: number, amountCents: number): number {
  return getTaxOf(payment, before + amountCents) - getTaxOf(payment, before);
}

function getTaxOf({ amountCents, taxCents }: TaxedAmount, returned: number): number {
  if (amountCents <= 0) return 0;
  const part = Math.min(Math.max(returned, 0), amountCents);
  return Number(divide(BigInt(taxCents) * BigInt(part), BigInt(amountCents)));
}

/** Rounded to the nearest, half up. */
const divide = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);
