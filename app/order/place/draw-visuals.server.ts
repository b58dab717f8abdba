import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type Balance, canOrderMore, type Rest } from "../model/balance";
import { getBoughtName } from "../model/bought-package";
import { countVisuals } from "../model/packages";
import { listFollowUps, readBalance } from "../state/balance.server";
import { recordOrderEvent } from "../state/change-order.server";
import { lockOrder } from "../state/lock-order.server";
import type { Order } from "./validate-order";

type OrderRow = Row<"formSubmissions">;

export class NotEnoughLeft extends Error {
  constructor(readonly balance: Balance | null) {
    super("Not enough visuals left");
  }
}

export async function lockFirst({ db }: Services, tx: Writer, orderId: string): Promise<OrderRow> {
  const first = await lockOrder(db, tx, orderId);
  if (!first) throw new NotEnoughLeft(null);
  return first;
}

export const takeFrom = (first: OrderRow, { breakdown }: Order): Partial<OrderRow> => ({
  planPurchased: first.planPurchased,
  packageName: getBoughtName(first),
  packageVisuals: countVisuals(breakdown ?? {}),
  paymentStatus: "paid",
  orderStatus: "in_progress",
  priceCents: 0,
  currency: first.currency,
  drawnFrom: first.submissionId,
});

/** Takes the new order's visuals from the locked order `first` and returns the rest. @throws NotEnoughLeft */
export async function drawVisuals({ db }: Services, tx: Writer, first: OrderRow, order: OrderRow): Promise<Rest> {
  const others = (await listFollowUps(db, tx, first.submissionId)).filter(({ id }) => id !== order.id);
  const balance = await readBalance(db, tx, first, others);
  if (!balance || !canOrderMore(balance) || balance.left < order.packageVisuals) throw new NotEnoughLeft(balance);
  const left = balance.left - order.packageVisuals;
  const change = { actor: order.fullName, kind: "balance", before: String(balance.left), after: String(left) } as const;
  await recordOrderEvent(db, tx, { orderId: first.id, ...change, detail: order.submissionId });
  return { number: balance.number, visuals: balance.visuals, left };
}
