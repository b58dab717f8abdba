import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** A counter is the sum of its rows (`stripe` as in lock striping) and only grows. */
export const revisions = pgTable(
  "revisions",
  {
    name: text("name").notNull(),
    stripe: integer("stripe").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.stripe] })],
);
