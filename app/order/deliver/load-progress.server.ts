import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { needsWork } from "../model/order-filters";
import { loadDeliveryState } from "./current-delivery.server";

type Order = Pick<Row<"formSubmissions">, "id" | "orderStatus" | "paymentStatus" | "revisions">;

/** "closed": nothing is delivered, and no work is left. */
export type Progress = "open" | "delivered" | "closed";

export async function loadProgress(services: Pick<Services, "db">, order: Order, tx?: Writer): Promise<Progress> {
  const { current } = await loadDeliveryState(services, order, tx);
  if (current) return "delivered";
  return needsWork(order) ? "open" : "closed";
}
