import { paths } from "#app/paths";
import { createLinkKeys, FIRST_VERSION } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { getCustomerPageVersion, type LinkedOrder } from "./customer-page-link.server";

const keys = createLinkKeys("payment reminders");

/** Opens the page that stops an order's reminders. Only for emails to the customer. */
export async function createReminderLink(
  { db, linkOrigin, secrets }: Pick<Services, "db" | "linkOrigin" | "secrets">,
  reader: Pick<Writer, "select">,
  order: LinkedOrder,
): Promise<string> {
  const key = keys.create({ secrets }, order.submissionId, await getCustomerPageVersion(db, reader, order.id));
  return `${linkOrigin}${paths.orderReminders(order.submissionId)}?key=${key}`;
}

export async function isReminderKey(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  order: LinkedOrder,
  key: string,
): Promise<boolean> {
  const version = await getCustomerPageVersion(db, db.read, order.id);
  // Emails sent before keys had a version sign only the number.
  if (version === FIRST_VERSION && keys.isValid({ secrets }, key, order.submissionId)) return true;
  return keys.isValid({ secrets }, key, order.submissionId, version);
}
