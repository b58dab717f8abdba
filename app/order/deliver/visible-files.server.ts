import type { Row } from "#drizzle/schema";
import type { DeliveryRound } from "./list-deliveries.server";

/** Removes replaced and withdrawn files, and deliveries without other files unless they are in `kept`. */
export function removeHidden(rounds: DeliveryRound[], kept: Pick<Set<string>, "has"> = new Set()): DeliveryRound[] {
  return rounds.flatMap(({ round, deliveries }) => {
    const visible = deliveries.flatMap((delivery) => {
      const files = delivery.files.filter(({ replaced, withdrawn }) => !replaced && !withdrawn);
      return files.length > 0 || kept.has(delivery.id) ? [{ ...delivery, files }] : [];
    });
    return visible.length > 0 ? [{ round, deliveries: visible }] : [];
  });
}

export function isVisible(file: Row<"deliveredFiles">): boolean {
  return file.state === "stored" && file.deliveryId !== null && file.replacedBy === null && file.withdrawnAt === null;
}
