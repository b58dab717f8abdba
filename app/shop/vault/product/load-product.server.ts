import { applyCoupon } from "#app/coupons/apply-coupon.server";
import { formatSize } from "#app/server/email/format-size";
import type { RequestContext } from "#app/server/http/context.server";
import { getCurrency } from "#app/server/money/money-settings";
import { describeDownloadLimit } from "#app/server/text/describe-download-limit";
import { formatAmount, formatMoney } from "#app/server/text/money";
import { formatIsoDate, formatMoment, readZoneName } from "#app/server/time/business-time.server";
import { SLUG as BLUEPRINT, flashSale } from "#app/shop/model/blueprint-offer";
import { findProductCategory } from "#app/shop/model/categories";
import { findExcerpt } from "#app/shop/products/catalog-excerpt.server";
import { findCurrentFile, getFormat } from "#app/shop/products/current-file.server";
import { listRelatedProducts, type Product } from "#app/shop/products/find-product.server";
import { describePrice, loadPrices } from "#app/shop/products/price.server";
import { listPublishedReviews } from "#app/shop/reviews/list-published-reviews.server";
import { getOffer, isTitleDrawn, loadCards } from "../../parts/product-card.server";

export async function loadProductView(context: RequestContext, product: Product, couponCode: string | null) {
  const { id, slug, title, description, imageUrl, includedItems, faq, previews } = product;
  const [prices, file, related, reviews] = await Promise.all([
    loadPrices(context.db, [product]),
    findCurrentFile(context.db, id),
    listRelatedProducts(context.db, product),
    listPublishedReviews(context, id),
  ]);
  const price = prices.get(id) ?? { cents: product.priceCents, originalCents: null, saleEndsAt: null };
  const currency = getCurrency(context);
  const coupon =
    price.cents === 0
      ? null
      : await applyCoupon(context, { scope: "products", code: couponCode, cents: price.cents, currency });
  const discountCents = coupon?.discountCents ?? 0;
  const shown =
    discountCents > 0
      ? { ...price, cents: price.cents - discountCents, originalCents: price.originalCents ?? price.cents }
      : price;
  const category = findProductCategory(product.category);
  return {
    ...{ id, slug, title, description, imageUrl, includedItems, faq },
    isTitleDrawn: isTitleDrawn(product),
    about: splitParagraphs(product.detailedDescription),
    previews: previews ?? [],
    excerpt: findExcerpt(product),
    category: { id: category?.id ?? null, name: category?.name ?? product.category },
    file: file && { format: getFormat(file) ?? "File", size: formatSize(file.size) },
    amount: formatAmount(price.cents, currency),
    ...describePrice(shown, currency),
    saleEnds: price.saleEndsAt && formatEnd(price.saleEndsAt, context.env.BUSINESS_TIMEZONE),
    coupon: coupon && {
      ...{ code: coupon.code, problem: coupon.problem },
      saving: discountCents > 0 ? formatMoney(discountCents, currency) : null,
      price: formatMoney(shown.cents, currency),
    },
    saleLimit: price.originalCents === null ? null : product.saleLimit,
    /** The last day of the sale in ISO 8601, for search engines. */
    priceValidUntil:
      price.saleEndsAt && formatIsoDate(new Date(price.saleEndsAt.getTime() - 1), context.env.BUSINESS_TIMEZONE),
    offer: getOffer(context, product, price, coupon?.problem === null ? coupon.code : null),
    /** Null for files that are final sale. */
    daysToReturn: slug === BLUEPRINT ? flashSale.daysToReturn : null,
    downloadLimit: describeDownloadLimit(context.env),
    related: await loadCards(context, related),
    reviews,
  };
}

export type ProductView = Awaited<ReturnType<typeof loadProductView>>;

/** `Nov 30, 11:59 PM EST`: buyers live in several time zones. */
const formatEnd = (at: Date, timeZone: string) =>
  `${formatMoment(at, timeZone)} ${readZoneName(timeZone, "short", at.getTime())}`;

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
