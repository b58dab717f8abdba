import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import type { SitemapPage } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { byPosition } from "./list-products.server";

export async function listSitemapPages({ db }: Pick<Services, "db">): Promise<SitemapPage[]> {
  const { products } = db.tables;
  const { slug, status, createdAt, updatedAt } = products;
  const rows = await db.read
    .select({ slug, createdAt, updatedAt })
    .from(products)
    .where(eq(status, "published"))
    .orderBy(...byPosition(products));
  return rows.map(({ slug, createdAt, updatedAt }) => ({
    path: paths.product(slug),
    changedAt: updatedAt ?? createdAt,
  }));
}
