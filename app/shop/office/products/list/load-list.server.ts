import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { formatMoment } from "#app/server/time/business-time.server";
import { createBuyUrl } from "#app/shop/buy/buy-link.server";
import { findProductCategory } from "#app/shop/model/categories";
import type { Filters } from "#app/shop/model/product-filters";
import { countSold, findProducts, listProductsWithFile } from "#app/shop/products/find-products.server";
import { type ListedProduct, PRODUCTS_PER_PAGE } from "#app/shop/products/list-products.server";
import { loadPrices, type Price } from "#app/shop/products/price.server";
import { countSoldOnSale } from "#app/shop/products/sold-on-sale.server";

export async function loadList(services: Services, filters: Filters) {
  const { db, env } = services;
  const currency = getCurrency(services);
  const { products, ...found } = await findProducts(services, filters);
  const ids = products.map(({ id }) => id);
  const [prices, sold, soldOnSale, withFile] = await Promise.all([
    loadPrices(db, products),
    countSold(db, ids),
    countSoldOnSale(db, ids),
    listProductsWithFile(db, ids),
  ]);
  const [first, last] = [found.page === 1 ? ids[0] : null, found.page === found.pages ? ids.at(-1) : null];
  return {
    ...found,
    filters: { ...filters, page: found.page },
    rows: products.map((product, index) => {
      const { id, slug, title, imageUrl, priceCents } = product;
      return {
        ...{ id, slug, title, imageUrl },
        category: findProductCategory(product.category)?.name ?? product.category,
        ...describePrice(
          { ...product, currency, zone: env.BUSINESS_TIMEZONE },
          prices.get(id),
          soldOnSale.get(id) ?? 0,
        ),
        sold: sold.get(id) ?? 0,
        missing: [
          withFile.has(id) ? null : "No file",
          priceCents === 0 || createBuyUrl(services, product, null) ? null : "No checkout link",
        ].filter((mark) => mark !== null),
        place: (found.page - 1) * PRODUCTS_PER_PAGE + index + 1,
        isFirst: id === first,
        isBelowSecond: found.page > 1 || index > 1,
        isLast: id === last,
      };
    }),
  };
}

export type ProductList = Awaited<ReturnType<typeof loadList>>;

function describePrice(
  product: ListedProduct & { currency: string; zone: string },
  price: Price | undefined,
  soldOnSale: number,
) {
  const { currency, zone, priceCents, salePriceCents, saleStartsAt, saleEndsAt, saleLimit } = product;
  const usual = priceCents === 0 ? "Free" : formatMoney(priceCents, currency);
  if (salePriceCents === null) return { price: usual, sale: null };
  const sale = `Discount price ${formatMoney(salePriceCents, currency)}`;
  const count = (copies: number) => copies.toLocaleString("en-US");
  if (price !== undefined && price.originalCents !== null) {
    const until = saleEndsAt ? ` until ${formatMoment(saleEndsAt, zone)}` : "";
    const copies = saleLimit === null ? "" : `, ${count(soldOnSale)} of ${count(saleLimit)} sold`;
    return { price: usual, sale: `${sale}${until}${copies}` };
  }
  if (saleStartsAt !== null && saleStartsAt > new Date())
    return { price: usual, sale: `${sale} from ${formatMoment(saleStartsAt, zone)}` };
  const isSoldOut = saleLimit !== null && soldOnSale >= saleLimit;
  return { price: usual, sale: `${sale} ${isSoldOut ? "sold out" : "is over"}` };
}
