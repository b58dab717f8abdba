import { formatMoney } from "#app/server/mail/format-money";
import { formatSize } from "#app/server/mail/format-size";
import type { Services } from "#app/server/services.server";
import { findProductCategory } from "../../products/categories";
import { findCurrentFile } from "../../products/current-file.server";
import { listRelatedProducts, type Product } from "../../products/find-product.server";
import { loadPrices } from "../../products/price.server";
import { describePrice, getFormat, getOffer, loadCards } from "../product-card.server";
import { applyCoupon } from "./apply-coupon.server";

/** `couponCode` as somebody typed it. */
export async function loadProductView(services: Services, product: Product, couponCode: string | null) {
  const { id, slug, title, description, imageUrl, includedItems, faq, previews } = product;
  const [prices, file, related] = await Promise.all([
    loadPrices(services.db, [product]),
    findCurrentFile(services.db, id),
    listRelatedProducts(services.db, product),
  ]);
  const price = prices.get(id) ?? { cents: product.priceCents, originalCents: null, saleEndsAt: null };
  const coupon = price.cents === 0 ? null : await applyCoupon(services, couponCode, price.cents);
  const discountCents = coupon?.discountCents ?? 0;
  const shown =
    discountCents > 0
      ? { ...price, cents: price.cents - discountCents, originalCents: price.originalCents ?? price.cents }
      : price;
  const category = findProductCategory(product.category);
  return {
    ...{ id, slug, title, description, imageUrl, includedItems, faq },
    about: splitParagraphs(product.detailedDescription),
    previews: previews ?? [],
    category: { id: category?.id ?? null, name: category?.name ?? product.category },
    file: file && { format: getFormat(file.name) ?? "File", size: formatSize(file.size) },
    cents: price.cents,
    ...describePrice(services, shown),
    coupon: coupon && {
      ...{ code: coupon.code, problem: coupon.problem },
      saving: discountCents > 0 ? formatMoney(discountCents) : null,
      price: formatMoney(shown.cents),
    },
    saleLimit: price.originalCents === null ? null : product.saleLimit,
    /** ISO 8601 day, for search engines. */
    priceValidUntil: price.saleEndsAt?.toISOString().slice(0, 10) ?? null,
    offer: getOffer(services, product, price, coupon?.problem === null ? coupon.code : null),
    related: await loadCards(services, related),
  };
}

export type ProductView = Awaited<ReturnType<typeof loadProductView>>;

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
