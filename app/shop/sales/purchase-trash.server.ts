import { eq, inArray } from "drizzle-orm";
import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import type { TrashKind } from "#app/server/trash-kind.server";

/** While a purchase is in the trash, its links do not work and its review is hidden. */
export function createPurchaseTrash({ db }: Pick<Services, "db">): TrashKind {
  const { products, purchases: table } = db.tables;
  const { id, number, email, productId } = table;
  return {
    noun: "purchase",
    plural: "purchases",
    right: "sales",
    list: { label: "Sales", href: paths.adminSales },
    table,
    id,
    aboutLabel: "Product",
    parts: "downloads and reviews",
    async describe(ids) {
      const rows = await db.read
        .select({ id, name: number, email, about: products.title })
        .from(table)
        .innerJoin(products, eq(products.id, productId))
        .where(inArray(id, ids));
      return rows.map((row) => ({ ...row, reference: null, href: paths.adminSale(row.name) }));
    },
  };
}
