import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { createLinkKeys, FIRST_VERSION } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

const keys = createLinkKeys("order room");

export type LinkedOrder = Pick<Row<"formSubmissions">, "id" | "submissionId">;

/** Only for the customer: in emails to them, and in the browser that placed the order. */
export async function createCustomerPageLink(
  { db, linkOrigin, secrets }: Pick<Services, "db" | "linkOrigin" | "secrets">,
  reader: Pick<Writer, "select">,
  order: LinkedOrder,
): Promise<string> {
  return writeCustomerPageLink({ linkOrigin, secrets }, order, await getCustomerPageVersion(db, reader, order.id));
}

/** For an order that is being placed: its version is known without a query. */
export const createNewOrderPageLink = (
  services: Pick<Services, "linkOrigin" | "secrets">,
  order: LinkedOrder,
): string => writeCustomerPageLink(services, order, FIRST_VERSION);

function writeCustomerPageLink(
  { linkOrigin, secrets }: Pick<Services, "linkOrigin" | "secrets">,
  order: LinkedOrder,
  version: number,
): string {
  const key = keys.create({ secrets }, order.submissionId, version);
  return `${linkOrigin}${paths.customerPage(order.submissionId)}?key=${key}`;
}

export async function checkCustomerPageKey(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  order: LinkedOrder,
  key: string,
): Promise<number | null> {
  const version = await getCustomerPageVersion(db, db.read, order.id);
  return keys.isValid({ secrets }, key, order.submissionId, version) ? version : null;
}

/** The version rises when the email address is corrected, which ends links and cookies of the old version. */
export async function getCustomerPageVersion({ tables }: Database, reader: Pick<Writer, "select">, orderId: string) {
  const { customerPages } = tables;
  const [customerPage] = await reader
    .select({ version: customerPages.version })
    .from(customerPages)
    .where(eq(customerPages.orderId, orderId));
  return customerPage?.version ?? FIRST_VERSION;
}
