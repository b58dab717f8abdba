import { paths } from "#app/paths";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";

const PURPOSE = "payment reminders";

/** The address of the page that stops an order's reminders. Only for mails to the customer. */
export function createReminderLink({ linkOrigin, secrets }: Pick<Services, "linkOrigin" | "secrets">, number: string) {
  return `${linkOrigin}${paths.orderReminders(number)}?key=${sign(secrets.session, PURPOSE, number)}`;
}

export function isReminderKey({ secrets }: Pick<Services, "secrets">, number: string, key: string): boolean {
  return verifySignature(secrets.session, PURPOSE, number, key);
}
