import { sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { productCategories } from "#app/shop/model/categories";

const BATCH = 250;
const paragraph = "The phone rings while your hands are full. A text that says who you are keeps it open. ".repeat(6);

/** Products with texts as long as real ones, a file each, some on sale. Takes the place of the seed. */
export async function fillShop({ db }: Services, count: number): Promise<void> {
  const { products, productFiles } = db.tables;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    slug: `product-${index}`,
    title: `Planner ${index} for a week with five people`,
    description: "Plans a week on one page, with room for what comes in between.",
    detailedDescription: [paragraph, paragraph, paragraph].join("\n\n"),
    priceCents: 1900,
    checkoutLink: "https://pay.example/planner",
    category: productCategories[index % productCategories.length]?.id ?? "business",
    includedItems: Array.from({ length: 5 }, (_, item) => `Sheet ${item} in a PDF`),
    faq: Array.from({ length: 4 }, (_, item) => ({ question: `Question ${item}?`, answer: paragraph })),
    relatedProducts: [`product-${(index + 1) % count}`],
    position: index,
    salePriceCents: index % 10 === 0 ? 900 : null,
    saleLimit: index % 20 === 0 ? 100 : null,
  }));
  const files = rows.map(({ id }) => ({
    ...{ id: `file-${id}`, productId: id, version: 1, name: "planner.pdf", type: "application/pdf", size: 100_000 },
    storagePath: `products/${id}/1/planner.pdf`,
  }));
  await db.transact(async (tx) => {
    await tx.delete(products);
    for (let from = 0; from < count; from += BATCH) {
      await tx.insert(products).values(rows.slice(from, from + BATCH));
      await tx.insert(productFiles).values(files.slice(from, from + BATCH));
    }
  });
  const { native } = db;
  // As autovacuum does within a minute.
  if (native.dialect === "postgres") await native.drizzle.execute(sql`VACUUM ANALYZE products, product_files`);
}
