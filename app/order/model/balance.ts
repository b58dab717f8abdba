/** No server code: the browser loads this file, too. */
import { describeVisuals, type Package } from "#app/packages/packages";

export const balanceFields = { intent: "balance", left: "left", shown: "shown_left", note: "left_reason" } as const;
export const MAX_LEFT = 999;

export type ClosedReason = "unpaid" | "refunded" | "disputed" | "canceled";

export type Rest = {
  number: string;
  /** The visuals of the package and those that the team has added. */
  visuals: number;
  left: number;
};

export type Balance = Rest & {
  bought: number;
  /** More than `visuals` if a canceled order is open again. */
  used: number;
  closed: ClosedReason | null;
};

export const canOrderMore = ({ left, closed }: Balance): boolean => closed === null && left > 0;

export const describeLeft = ({ left, visuals }: Pick<Rest, "left" | "visuals">): string =>
  `${left} of ${describeVisuals(visuals)} left`;

const closedTexts: Record<ClosedReason, string> = {
  unpaid: "You can order from this package as soon as it’s paid.",
  refunded: "We refunded this package, so you can’t order from it anymore.",
  disputed: "Your bank is looking into the payment for this package, so you can’t order from it right now.",
  canceled: "We canceled this order, so you can’t order from its package anymore.",
};

export function explainClosed({ left, closed }: Balance): string | null {
  if (closed) return closedTexts[closed];
  return left > 0 ? null : "You’ve used all the visuals in this package.";
}

export const REST_OPTION = "prepaid";

export const createRestPackage = ({
  name,
  left,
  currency,
}: {
  name: string;
  left: number;
  currency: string;
}): Package => ({
  value: REST_OPTION,
  name,
  description: "",
  cents: 0,
  currency,
  visuals: left,
  popular: false,
  isPrepaid: true,
});
