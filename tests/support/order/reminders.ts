import { features } from "#app/features.server";
import { sendReminders } from "#app/order/remind/send-reminders.server";
import { createServices } from "#app/server/services.server";
import { listQueuedEmails } from "../outbox/queued-emails";
import type { Site } from "../site";
import { insertOrder, type Order } from "./orders";

export const HOUR = 3_600_000;

export function insertOldOrder(site: Site, hours: number, changes: Partial<Order> = {}): Promise<Order> {
  return insertOrder(site, { createdAt: new Date(Date.now() - hours * HOUR), ...changes });
}

/** `later`: hours from now. */
export function sweepReminders(site: Site, later = 0): Promise<void> {
  return sendReminders(site.services, Date.now() + later * HOUR);
}

const keyPrefix = (order: Pick<Order, "id">) => `order-reminder:${order.id}:`;

export async function listReminders(site: Site, order: Pick<Order, "id">): Promise<number[]> {
  const prefix = keyPrefix(order);
  return (await listQueuedEmails(site, prefix)).map(({ key }) => Number(key.slice(prefix.length)));
}

export async function findReminder(site: Site, order: Pick<Order, "id">) {
  const [email] = await listQueuedEmails(site, keyPrefix(order));
  if (!email) throw new Error("no reminder was queued");
  return email;
}

/** Has its own connections to the site's database. */
export function createOtherProcess({ services }: Site) {
  const other = createServices(services.env, features);
  return { services: other, close: () => other.worker.stop(1000).then(() => other.db.close()) };
}
