import { paths } from "#app/paths";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { FIRST_VERSION, getCustomerPageVersion, getSignedText, type LinkedOrder } from "./customer-page-link.server";

const PURPOSE = "payment reminders";

/** The address of the page that stops an order's reminders. Only for emails to the customer. */
export async function createReminderLink(
  { db, linkOrigin, secrets }: Pick<Services, "db" | "linkOrigin" | "secrets">,
  reader: Pick<Writer, "select">,
  order: LinkedOrder,
): Promise<string> {
  const signed = getSignedText(order, await getCustomerPageVersion(db, reader, order.id));
  return `${linkOrigin}${paths.orderReminders(order.submissionId)}?key=${sign(secrets.session, PURPOSE, signed)}`;
}

export async function isReminderKey(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  order: LinkedOrder,
  key: string,
): Promise<boolean> {
  const version = await getCustomerPageVersion(db, db.read, order.id);
  // In emails sent before keys had a version, only the number is signed.
  if (version === FIRST_VERSION && verifySignature(secrets.session, PURPOSE, order.submissionId, key)) return true;
  return verifySignature(secrets.session, PURPOSE, getSignedText(order, version), key);
}
