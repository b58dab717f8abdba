import { paths } from "#app/paths";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { listProducts } from "#content/catalog/products/list";
import { createBuyUrl } from "../buy/buy-link.server";
import { findProductCategory } from "../model/categories";
import { getFormat, listCurrentFiles, type ProductFile } from "../products/current-file.server";
import type { ListedProduct } from "../products/list-products.server";
import { describePrice, loadPrices, type Price } from "../products/price.server";

/** "free": `href` downloads it. "soon": it cannot be bought yet. */
export type Offer = { kind: "buy" | "free"; href: string } | { kind: "soon" };

export interface ProductCard {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  imageUrl: string | null;
  isTitleDrawn: boolean;
  includedItems: string[];
  format: string | null;
  price: string;
  originalPrice: string | null;
  offer: Offer;
}

export async function loadCards(services: Services, products: readonly ListedProduct[]): Promise<ProductCard[]> {
  const [prices, files] = await Promise.all([
    loadPrices(services.db, products),
    listCurrentFiles(
      services.db,
      products.map(({ id }) => id),
    ),
  ]);
  return products.flatMap((product) => {
    const price = prices.get(product.id);
    return price ? [toCard(services, product, price, files.get(product.id) ?? null)] : [];
  });
}

const MAX_ITEMS = 3;

function toCard(services: Services, product: ListedProduct, price: Price, file: ProductFile | null): ProductCard {
  const { id, slug, title, description, imageUrl, includedItems } = product;
  return {
    ...{ id, slug, title, description, imageUrl, includedItems: includedItems.slice(0, MAX_ITEMS) },
    category: findProductCategory(product.category)?.name ?? product.category,
    isTitleDrawn: isTitleDrawn(product),
    format: file && getFormat(file),
    ...describePrice(price, getCurrency(services)),
    offer: getOffer(services, product, price),
  };
}

const drawnTitles = new Map(listProducts().map(({ slug, title }) => [`/vault/${slug}.webp`, title]));

/** False once the office changes the title or the cover. */
export const isTitleDrawn = ({ imageUrl, title }: Pick<ListedProduct, "imageUrl" | "title">) =>
  imageUrl !== null && drawnTitles.get(imageUrl) === title;

export function getOffer(
  services: Pick<Services, "env" | "secrets">,
  product: ListedProduct,
  { cents }: Pick<Price, "cents">,
  coupon: string | null = null,
): Offer {
  if (cents === 0) return { kind: "free", href: paths.download(product.slug) };
  const href = createBuyUrl(services, product, coupon);
  return href ? { kind: "buy", href } : { kind: "soon" };
}
