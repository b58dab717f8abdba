import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { paths } from "../paths";
import { createLinkKeys, FIRST_VERSION } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { findReceiptOf } from "./find-receipt.server";

/** Receipt numbers and event ids share this purpose, because no number is an id. */
const keys = createLinkKeys("receipt");

type Signing = Pick<Services, "secrets">;
type LinkedReceipt = Pick<Row<"receipts">, "number" | "printed">;

export const createReceiptQuery = (services: Signing, receipt: LinkedReceipt): string =>
  createQuery(services, receipt.number, receipt);

export const createReceiptUrl = (services: Signing, receipt: LinkedReceipt): string =>
  `${paths.receipt(receipt.number)}?${createReceiptQuery(services, receipt)}`;

/** For emails, most of which are written before the receipt has a number. The link redirects to the receipt. */
export async function createReceiptLink(
  services: Pick<Services, "db" | "linkOrigin" | "secrets">,
  reader: Pick<Writer, "select">,
  eventId: string,
): Promise<string> {
  const receipt = await findReceiptOf(services.db, reader, eventId);
  return `${services.linkOrigin}${paths.receiptOf(eventId)}?${createQuery(services, eventId, receipt)}`;
}

/** Signs an earlier email's link for the receipt's present version. */
export function renewReceiptLink(
  services: Pick<Services, "db" | "linkOrigin" | "secrets">,
  reader: Pick<Writer, "select">,
  link: string,
): Promise<string> {
  return createReceiptLink(services, reader, new URL(link).pathname.split("/").at(-1) ?? "");
}

export const isReceiptKey = (
  services: Signing,
  text: string,
  { receipt, key }: { receipt: LinkedReceipt; key: string },
): boolean => keys.isValid(services, key, text, ...listSignedVersion(receipt));

const createQuery = (services: Signing, text: string, receipt: LinkedReceipt | null): string =>
  `${new URLSearchParams({ key: keys.create(services, text, ...listSignedVersion(receipt)) })}`;

/** Keys of the first version do not include the version. */
function listSignedVersion(receipt: LinkedReceipt | null): number[] {
  const version = receipt?.printed.linkVersion ?? FIRST_VERSION;
  return version === FIRST_VERSION ? [] : [version];
}
