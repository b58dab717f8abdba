import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { getOrderedVisuals } from "../model/bought-package";
import { countDelivered, drawLeaf } from "../model/leaf";
import { isDraft } from "../model/quote";
import { type DeliveryState, loadDeliveryState } from "./current-delivery.server";
import { removeHidden } from "./visible-files.server";

type Order = Row<"formSubmissions">;

export function getDeliveryProgress(order: Order, { rounds, approval }: Pick<DeliveryState, "rounds" | "approval">) {
  if (isDraft(order)) return { mix: null, ordered: 0, delivered: 0, isApproved: false };
  const mix = order.visualBreakdown;
  const ordered = getOrderedVisuals(order);
  const files = removeHidden(rounds).map(({ deliveries }) => deliveries.flatMap((delivery) => delivery.files).length);
  const isApproved = approval !== null;
  return { mix, ordered, delivered: countDelivered({ ordered, files, isApproved }), isApproved };
}

export async function loadLeaf(services: Pick<Services, "db">, order: Order) {
  const { mix, ordered, delivered } = getDeliveryProgress(order, await loadDeliveryState(services, order));
  return { leaf: drawLeaf({ mix, holds: ordered, delivered }) };
}
