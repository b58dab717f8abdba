import { getSmallestCharge, toMinorUnits } from "../server/money/currency";
import { formatMoney } from "../server/text/money";

export interface Package {
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

export const testPackage = { value: "test", name: "Internal test", visuals: 0 } as const;

export const getTestPrice = (currency: string): number =>
  Math.max(toMinorUnits(1, currency), getSmallestCharge(currency));

type PricedPackage = Pick<Package, "cents" | "visuals" | "currency">;

export const customOrder = { value: "quote", name: "Custom order" } as const;

export const describeVisuals = (count: number): string => `${count} ${count === 1 ? "visual" : "visuals"}`;

export const describeUnits = (bought: PricedPackage): string =>
  bought.visuals === 1 ? describeVisuals(1) : `${describeVisuals(bought.visuals)}, ${formatUnitPrice(bought)} each`;

export const formatUnitPrice = ({ cents, visuals, currency }: PricedPackage): string =>
  formatMoney(Math.round(cents / visuals), currency);
