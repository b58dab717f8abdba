import { getSmallestCharge, toMinorUnits } from "../server/money/currency";
import { formatMoney } from "../server/text/money";

export interface Package {
  /** Its key, which orders and forms have. */
  value: string;
  name: string;
  description: string;
  cents: number;
  currency: string;
  visuals: number;
  popular: boolean;
  isPrepaid?: true;
}

export const question = { value: "other", name: "Other / Just a Question" } as const;

/** Lets a signed-in admin test the payment with one dollar. */
export const testPackage = { value: "test", name: "Internal test", visuals: 0 } as const;

/** "$1", or what the payment provider charges at least. */
export const getTestPrice = (currency: string): number =>
  Math.max(toMinorUnits(1, currency), getSmallestCharge(currency));

type PricedPackage = Pick<Package, "cents" | "visuals" | "currency">;

/** An order with lines of its own, which the office made as a quote. */
export const customOrder = { value: "quote", name: "Custom order" } as const;

/** "25 visuals" */
export const describeVisuals = (count: number): string => `${count} ${count === 1 ? "visual" : "visuals"}`;

/** "25 visuals, $7.96 each" */
export const describeUnits = (bought: PricedPackage): string =>
  bought.visuals === 1 ? describeVisuals(1) : `${describeVisuals(bought.visuals)}, ${formatUnitPrice(bought)} each`;

/** "$7.96" */
export const formatUnitPrice = ({ cents, visuals, currency }: PricedPackage): string =>
  formatMoney(Math.round(cents / visuals), currency);
