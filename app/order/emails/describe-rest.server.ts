import { describeLeft } from "../model/balance";
import type { EmailOrder } from "./email-order.server";

/** Null if nothing is left. */
export function describeRest(balance: EmailOrder["balance"]): string | null {
  if (!balance || balance.left === 0) return null;
  return `You have ${describeLeft(balance)} in your package. Order the next ones on the page of order ${balance.number}; there's nothing more to pay.`;
}
