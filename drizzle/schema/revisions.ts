import type { Builders } from "./builders";

export function describeRevisionTables({ bigint, integer, primaryKey, table, text }: Builders) {
  /** A counter is the sum of its rows (`stripe` as in lock striping) and only grows. */
  const revisions = table(
    "revisions",
    {
      name: text("name").notNull(),
      stripe: integer("stripe").notNull(),
      count: bigint("count").notNull(),
    },
    (t) => [primaryKey({ columns: [t.name, t.stripe] })],
  );

  return { revisions };
}
