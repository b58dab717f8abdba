import { paths } from "#app/paths";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

const PURPOSE = "download";

type LinkedPurchase = Pick<Row<"purchases">, "number" | "linkVersion">;

/** The query that gives access to the purchase on the product's pages. */
export function createPurchaseQuery({ secrets }: Pick<Services, "secrets">, purchase: LinkedPurchase): string {
  const key = sign(secrets.session, PURPOSE, getSignedText(purchase));
  return `${new URLSearchParams({ purchase: purchase.number, key })}`;
}

/**
 * The private link in emails to the buyer. It leads to a page with the download button, because email programs open links
 * to check them, and would use up downloads.
 */
export function createPurchaseLink(
  services: Pick<Services, "linkOrigin" | "secrets">,
  slug: string,
  purchase: LinkedPurchase,
): string {
  return `${services.linkOrigin}${paths.thankYouProduct(slug)}?${createPurchaseQuery(services, purchase)}`;
}

export function isPurchaseKey({ secrets }: Pick<Services, "secrets">, purchase: LinkedPurchase, key: string): boolean {
  return verifySignature(secrets.session, PURPOSE, getSignedText(purchase), key);
}

const getSignedText = ({ number, linkVersion }: LinkedPurchase) => `${number}\0${linkVersion}`;
