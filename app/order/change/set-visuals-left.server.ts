import type { Services } from "#app/server/services.server";
import { readBalance } from "../state/balance.server";
import { changeOrder } from "../state/change-order.server";

interface Correction {
  left: number;
  shown: number;
  note: string;
}

/** `changed`: nothing was set, because another order has taken some meanwhile. Null without a package. */
export function setVisualsLeft(
  services: Pick<Services, "db">,
  actor: string,
  orderId: string,
  { left, shown, note }: Correction,
): Promise<{ outcome: "set" | "same" | "changed"; before: number } | null> {
  const { db } = services;
  return changeOrder(services, orderId, async ({ tx, order, update, record }) => {
    const balance = await readBalance(db, tx, order);
    if (!balance) return null;
    const before = balance.left;
    if (before === left) return { outcome: "same" as const, before };
    if (before !== shown) return { outcome: "changed" as const, before };
    await update({ visualsAdded: balance.used + left - balance.bought });
    await record({ actor, kind: "balance", before: String(before), after: String(left), detail: note });
    return { outcome: "set" as const, before };
  });
}
