import { chooseCheckout, createPaymentUrl, getPaymentAddress } from "#app/payment/payment-links.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { createPaymentReference } from "./payment-reference.server";

type SoldProduct = Pick<Row<"products">, "id" | "slug" | "checkoutLink">;

export function createBuyUrl(
  services: Pick<Services, "env" | "secrets">,
  product: SoldProduct,
  coupon: string | null,
): string | null {
  const link = product.checkoutLink ?? undefined;
  const checkout = getProductCheckout(services, product);
  if (checkout === "link" && (!link || !/^https?:/i.test(link) || !URL.canParse(link))) return null;
  const address = getPaymentAddress(checkout, product.slug, link);
  const reference = createPaymentReference({ productId: product.id, coupon });
  return address && createPaymentUrl(services, address, { reference, coupon });
}

export const getProductCheckout = (
  services: Pick<Services, "env">,
  { checkoutLink }: Pick<SoldProduct, "checkoutLink">,
) => chooseCheckout(services, Boolean(checkoutLink));
