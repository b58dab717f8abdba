import type { Row } from "#drizzle/schema";
import type { DeliveryState } from "../deliver/current-delivery.server";

type Order = Pick<Row<"formSubmissions">, "orderStatus" | "paymentStatus">;

/** Pictures are for work that is still to be done. An approval ends the work, unless more was delivered since. */
export function acceptsPhotos({ orderStatus, paymentStatus }: Order, { approval }: DeliveryState): boolean {
  return orderStatus !== "cancelled" && paymentStatus !== "refunded" && approval === null;
}
