import type { Row } from "#drizzle/schema";
import { emptyTables, insertRows } from "../database/rows";
import type { Site } from "../site";

export type Product = Row<"products">;

let productCount = 0;

/** Each one is newer than those before. It costs $19 and has a checkout link. */
export function createProduct(changes: Partial<Product> = {}): Product {
  const number = ++productCount;
  return {
    id: `product-${number}`,
    slug: `product-${number}`,
    title: `Planner ${number}`,
    description: `Plans week ${number} on one page.`,
    detailedDescription: "Print it on Sunday.\n\nFill it in by Monday.",
    priceCents: 1900,
    imageUrl: null,
    checkoutLink: "https://pay.example/planner",
    downloadLink: null,
    category: "business",
    createdAt: new Date(),
    includedItems: ["One page in a PDF"],
    faq: [{ question: "Does it fit letter paper?", answer: "Yes, and A4 too." }],
    relatedProducts: [],
    status: "published",
    position: Date.UTC(2026, 0, 1) + number,
    previews: null,
    salePriceCents: null,
    saleStartsAt: null,
    saleEndsAt: null,
    saleLimit: null,
    edition: 1,
    updatedAt: null,
    ...changes,
  };
}

export async function insertProducts(site: Site, ...changes: Partial<Product>[]): Promise<Product[]> {
  const rows = changes.map(createProduct);
  await insertRows(site, "products", rows);
  return rows;
}

export async function insertProduct(site: Site, changes: Partial<Product> = {}): Promise<Product> {
  const [product] = await insertProducts(site, changes);
  return product as Product;
}

export const clearProducts = (site: Site): Promise<void> => emptyTables(site, "purchases", "products");
