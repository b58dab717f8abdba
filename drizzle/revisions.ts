import { eq, sql } from "drizzle-orm";
import type { Database, Writer } from "./database";
import { keepPrepared, placeholders } from "./prepare";

// On PostgreSQL a transaction locks the row that it increments. Several rows per name avoid waiting.
const STRIPES = 16;

const increment = keepPrepared(({ tables: { revisions } }, tx) =>
  tx
    .insert(revisions)
    .values({ ...placeholders("name", "stripe"), count: 1 })
    .onConflictDoUpdate({ target: [revisions.name, revisions.stripe], set: { count: sql`${revisions.count} + 1` } })
    .prepare("increment_revision"),
);

/** Runs last in a transaction, and in the order of the names, so that two transactions cannot deadlock. */
export async function incrementRevisions(db: Database, tx: Writer, names: readonly string[]): Promise<void> {
  const stripe = db.dialect === "postgres" ? Math.floor(Math.random() * STRIPES) : 0;
  for (const name of [...names].sort()) await increment(db, tx).execute({ name, stripe });
}

export async function readRevision(
  { read, tables: { revisions } }: Pick<Database, "read" | "tables">,
  name: string,
): Promise<number> {
  const [row] = await read
    .select({ count: sql<number | string | null>`sum(${revisions.count})` })
    .from(revisions)
    .where(eq(revisions.name, name));
  return Number(row?.count ?? 0);
}
