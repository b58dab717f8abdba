import { type DeliveryTerms, describePromise } from "#app/server/time/delivery-terms";

export type Delivery = {
  /** When the files are due, such as "Monday, November 30 (Eastern Time)"; null if nothing is due. */
  readyDay: string | null;
  /** When the last files of a large order are due, such as "Wednesday, December 2"; null if that is not known. */
  lastDay: string | null;
  terms: DeliveryTerms;
};

/** `visuals`: how many visuals the package has. */
type DeliveryOfOrder = Delivery & { visuals: number };

/** Only the first files of a large order are ready at the end of standard delivery. */
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
