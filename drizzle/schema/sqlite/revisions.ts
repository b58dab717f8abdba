import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A counter is the sum of its rows (`stripe` as in lock striping) and only grows. */
export const revisions = sqliteTable(
  "revisions",
  {
    name: text("name").notNull(),
    stripe: integer("stripe").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.stripe] })],
);
