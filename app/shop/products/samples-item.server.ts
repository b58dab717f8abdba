import { and, eq, isNull, or } from "drizzle-orm";
import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import type { SetupItem } from "#app/server/setting-form";

/** Done when everything in the Vault can be bought: a sample product has no checkout link. */
export function createSamplesItem({ db }: Services): SetupItem {
  const { products } = db.tables;
  const hasNoLink = or(isNull(products.checkoutLink), eq(products.checkoutLink, ""));
  return {
    title: "Sample content",
    text: "The Vault comes with sample products. Give each a checkout link, hide what you don’t sell, and add your own.",
    href: paths.adminProducts,
    isDone: async () => (await db.read.$count(products, and(eq(products.status, "published"), hasNoLink))) === 0,
  };
}
