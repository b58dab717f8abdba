import { type DeliveryTerms, describePromise } from "#app/server/time/delivery-terms";

export type Delivery = {
  /** Such as "Monday, November 30 (Eastern Time)". Null if nothing is due. */
  readyDay: string | null;
  /** The last files of a large order: "Wednesday, December 2". Null if not known. */
  lastDay: string | null;
  terms: DeliveryTerms;
};

type DeliveryOfOrder = Delivery & { visuals: number };

/** Standard delivery is the time of a large order's first files only. */
export const isLargeOrder = (visuals: number, { largeVisuals }: DeliveryTerms): boolean => visuals >= largeVisuals;

export function describeStandardDelivery({ readyDay, ...delivery }: DeliveryOfOrder): string {
  const promise = describePromise(delivery.terms);
  return readyDay ? `${promise} ${describeReadyTime({ readyDay, ...delivery })}` : promise;
}

export function describeReadyTime({
  readyDay,
  lastDay,
  visuals,
  terms,
}: DeliveryOfOrder & { readyDay: string }): string {
  if (!isLargeOrder(visuals, terms)) return `Your files will be ready by ${terms.hour} on ${readyDay}.`;
  const last = lastDay ? `, and the last ones on ${lastDay}` : "";
  return `The first files will be ready by ${terms.hour} on ${readyDay}${last}.`;
}
