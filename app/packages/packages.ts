import { formatMoney } from "../server/text/money";

export interface Package {
  /** Its key, which orders and forms have. */
  value: string;
  name: string;
  description: string;
  cents: number;
  visuals: number;
  popular: boolean;
}

export const question = { value: "other", name: "Other / Just a Question" } as const;

/** Lets a signed-in admin test the payment with one dollar. */
export const testPackage = { value: "test", name: "Internal test", cents: 100, visuals: 0 } as const;

/** An order with lines of its own, which the office made as a quote. */
export const customOrder = { value: "quote", name: "Custom order" } as const;

/** "25 visuals" */
export const describeVisuals = (count: number): string => `${count} ${count === 1 ? "visual" : "visuals"}`;

/** "25 visuals, $7.96 each" */
export const describeUnits = (bought: { cents: number; visuals: number }): string =>
  bought.visuals === 1 ? describeVisuals(1) : `${describeVisuals(bought.visuals)}, ${formatUnitPrice(bought)} each`;

/** "$7.96" */
export const formatUnitPrice = ({ cents, visuals }: { cents: number; visuals: number }): string =>
  formatMoney(Math.round(cents / visuals));
