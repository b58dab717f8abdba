import { asc, eq, sql } from "drizzle-orm";
import { paths } from "#app/paths";
import { NAMED_RECORDS, type SummaryGroup } from "#app/server/figure-group";
import type { Services } from "#app/server/services.server";
import { HELD_PURCHASES } from "#drizzle/schema/values";
import { getListUrl } from "../model/sale-filters";

export function createSaleSummary({ db }: Pick<Services, "db">): SummaryGroup {
  const { products, purchases } = db.tables;
  const isHeld = sql.raw(HELD_PURCHASES);
  return {
    group: "sales",
    read: async () => {
      const count = await db.read.$count(purchases, isHeld);
      if (count === 0) return [];
      const held = db.read.select().from(purchases).where(isHeld).as("held");
      const rows = await db.read
        .select({ number: held.number, title: products.title })
        .from(held)
        .innerJoin(products, eq(products.id, held.productId))
        .orderBy(asc(held.createdAt), asc(held.id))
        .limit(NAMED_RECORDS);
      const first = rows.map(({ number, title }) => ({ text: `${number}, ${title}`, href: paths.adminSale(number) }));
      const label = count === 1 ? "purchase on hold" : "purchases on hold";
      return [{ label, count, href: getListUrl({ status: "held" }), first }];
    },
  };
}
