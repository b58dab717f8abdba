import { paths } from "#app/paths";
import { listReceiptLinks } from "#app/receipts/list-receipt-links.server";
import { formatSize } from "#app/server/email/format-size";
import type { RequestContext } from "#app/server/http/context.server";
import { getCurrency } from "#app/server/money/money-settings";
import { describePaidTax } from "#app/server/text/describe-paid-tax";
import { formatMoney } from "#app/server/text/money";
import { formatDay } from "#app/server/time/business-time.server";
import { type Access, findAccess } from "../downloads/find-access.server";
import type { DownloadState, ShownDownload } from "../downloads/shown-download";
import { loadCards } from "../parts/product-card.server";
import { findCurrentFile, getFormat } from "../products/current-file.server";
import { listRelatedProducts } from "../products/find-product.server";
import { listPublishedProducts } from "../products/list-products.server";
import { describePrice, loadPrices } from "../products/price.server";

export async function loadDownload(context: RequestContext, slug: string, search: URLSearchParams) {
  const loaded = await findAccess(context, slug, search)
    .then(async (found) => {
      if (!found) return null;
      const [shown, related] = await Promise.all([describeDownload(context, found), loadRelated(context, found)]);
      return { access: found, shown, related };
    })
    .catch((error) => {
      context.log.error({ err: error, id: context.requestId, slug }, "a download could not be looked up");
      return "failed" as const;
    });
  return loaded ?? "unknown";
}

// After a purchase that we stopped, refunded or still check, nothing else is for sale.
const statesWithOffers: readonly DownloadState[] = ["ready", "free", "unproven", "confirming"];

async function loadRelated(context: RequestContext, { product, state }: Access) {
  if (!statesWithOffers.includes(state)) return [];
  const [chosen, shop] = await Promise.all([
    listRelatedProducts(context.db, product),
    listPublishedProducts(context.db, { category: null, page: 1 }),
  ]);
  const others = shop.filter(({ id }) => id !== product.id && chosen.every((other) => other.id !== id));
  return loadCards(context, [...chosen, ...others].slice(0, 3));
}

// The purchase is described only to whoever has proved that it is theirs. Paths of files never reach a browser.
async function describeDownload(
  context: RequestContext,
  { product, state, purchase, query }: Access,
): Promise<ShownDownload> {
  const { slug, title, imageUrl } = product;
  const current = await findCurrentFile(context.db, product.id);
  const file = purchase || state === "free" ? current : null;
  const price = state === "unproven" ? (await loadPrices(context.db, [product])).get(product.id) : undefined;
  return {
    slug,
    title,
    imageUrl,
    state,
    offer: price
      ? [current && getFormat(current), describePrice(price, getCurrency(context)).price].filter(Boolean).join(", ")
      : null,
    downloadUrl: `${paths.download(slug)}${query && `?${query}`}`,
    file: file && { format: getFormat(file) ?? "File", size: formatSize(file.size) },
    purchase: purchase && {
      number: purchase.number,
      until: formatDay(purchase.expiresAt, context.env.BUSINESS_TIMEZONE),
      allowed: purchase.downloadsAllowed,
      left: Math.max(0, purchase.downloadsAllowed - purchase.downloadsUsed),
      paid: purchase.tax && formatMoney(purchase.amountCents, purchase.currency) + describePaidTax(purchase),
      receipts: await listReceiptLinks(context, purchase.number),
    },
  };
}
