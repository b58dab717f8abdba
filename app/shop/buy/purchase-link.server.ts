import { paths } from "#app/paths";
import { createLinkKeys } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

const keys = createLinkKeys("download");

type LinkedPurchase = Pick<Row<"purchases">, "number" | "linkVersion">;

export function createPurchaseQuery(
  services: Pick<Services, "secrets">,
  { number, linkVersion }: LinkedPurchase,
): string {
  return `${new URLSearchParams({ purchase: number, key: keys.create(services, number, linkVersion) })}`;
}

/** Leads to a page with a button, because email programs that check links would use up downloads. */
export function createPurchaseLink(
  services: Pick<Services, "linkOrigin" | "secrets">,
  slug: string,
  purchase: LinkedPurchase,
): string {
  return `${services.linkOrigin}${paths.thankYouProduct(slug)}?${createPurchaseQuery(services, purchase)}`;
}

export const isPurchaseKey = (
  services: Pick<Services, "secrets">,
  { number, linkVersion }: LinkedPurchase,
  key: string,
): boolean => keys.isValid(services, key, number, linkVersion);
