import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { createPaymentReference } from "./payment-reference.server";

type SoldProduct = Pick<Row<"products">, "id" | "slug" | "checkoutLink">;

/** Where a product is paid, or null while it is coming soon. `coupon` is a code in capitals. */
export function createBuyUrl(
  services: Pick<Services, "env">,
  product: SoldProduct,
  coupon: string | null,
): string | null {
  const query: Record<string, string> = {
    client_reference_id: createPaymentReference({ productId: product.id, coupon }),
    ...(coupon && { prefilled_promo_code: coupon }),
  };
  if (sellsInTestCheckout(services, product))
    return `${paths.testCheckout(product.slug)}?${new URLSearchParams(query)}`;
  if (!product.checkoutLink || !/^https?:/i.test(product.checkoutLink) || !URL.canParse(product.checkoutLink))
    return null;
  const url = new URL(product.checkoutLink);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

export function sellsInTestCheckout(
  { env }: Pick<Services, "env">,
  { checkoutLink }: Pick<SoldProduct, "checkoutLink">,
): boolean {
  return env.APP_ENV !== "production" && !checkoutLink;
}
