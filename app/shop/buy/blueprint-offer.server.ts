import { paths } from "#app/paths";
import { toMinorUnits } from "#app/server/money/currency";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { describeDownloadLimit } from "#app/server/text/describe-download-limit";
import { formatMoney } from "#app/server/text/money";
import { flashSale, SLUG } from "../model/blueprint-offer";
import type { Product } from "../products/find-product.server";
import { describePrice, loadPrices } from "../products/price.server";
import { createBuyUrl } from "./buy-link.server";

export type Offer = Awaited<ReturnType<typeof findOffer>>;

/** Null while not for sale. BLUEPRINT_CHECKOUT_URL sells only at the flash sale's price, which has the countdown. */
export async function findOffer(services: Services, product: Product | null) {
  const checkout = services.env.BLUEPRINT_CHECKOUT_URL ?? null;
  const currency = getCurrency(services);
  if (!product) {
    // A shop without products still shows the flash sale, with a button that is not connected.
    const isShopEmpty = (await services.db.read.$count(services.db.tables.products)) === 0;
    return checkout || isShopEmpty ? createFlashSale(currency, checkout) : null;
  }
  if (product.status !== "published") return null;
  const price = (await loadPrices(services.db, [product])).get(product.id);
  if (!price) return null;
  const href = price.cents === 0 ? paths.download(SLUG) : createBuyUrl(services, product, null);
  const isFree = price.cents === 0;
  const downloadLimit = href && !isFree ? describeDownloadLimit(services.env) : null;
  if (price.cents === toMinorUnits(flashSale.price, currency))
    return { ...createFlashSale(currency, href ?? checkout, price.originalCents), downloadLimit };
  return { ...describePrice(price, currency), href, downloadLimit, isFlashSale: false, isFree };
}

const createFlashSale = (currency: string, href: string | null, originalCents: number | null = null) => ({
  price: formatMoney(toMinorUnits(flashSale.price, currency), currency),
  originalPrice: formatMoney(originalCents ?? toMinorUnits(flashSale.original, currency), currency) as string | null,
  href,
  downloadLimit: null as string | null,
  isFlashSale: true,
  isFree: false,
});

export async function describeBlueprintPage(services: Services, product: Product): Promise<string | null> {
  if (product.slug !== SLUG) return null;
  const offer = await findOffer(services, product);
  const currency = getCurrency(services);
  if (!offer) return "The Blueprint page says that the Blueprint isn’t for sale right now.";
  const { price, originalPrice, isFlashSale, href } = offer;
  const extras = isFlashSale
    ? "the countdown and the copies left"
    : `no countdown (only at ${formatMoney(toMinorUnits(flashSale.price, currency), currency)})`;
  const shown = `The Blueprint page shows ${originalPrice ? `${price} instead of ${originalPrice}` : price}, with ${extras}.`;
  return href ? shown : `${shown} Its button says that payment is not connected, because there is no checkout link.`;
}
