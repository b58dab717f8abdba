const LARGE_ORDER_VISUALS = 50;

interface Delivery {
  /** When the files are due, such as "Monday, November 30 (Eastern Time)"; null if nothing is due. */
  readyDay: string | null;
  /** How many visuals the package has. */
  visuals: number;
}

/** Only the first files of a large order are ready on the next business day. */
export const isLargeOrder = (visuals: number): boolean => visuals >= LARGE_ORDER_VISUALS;

export function describeStandardDelivery({ readyDay, visuals }: Delivery): string {
  const promise = "Standard delivery is next day.";
  return readyDay ? `${promise} ${describeReadyTime(readyDay, visuals)}` : promise;
}

export const describeReadyTime = (readyDay: string, visuals: number): string =>
  `${isLargeOrder(visuals) ? "The first files" : "Your files"} will be ready by 5 PM on ${readyDay}.`;
