import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { describeRemovals } from "#drizzle/schema-objects";

test.each([
  ["sqlite", "sqlite"],
  ["postgres", "postgresql"],
])("the migrations of %s are those of its schema", (name, dialect) => {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-migrations-"));
  try {
    cpSync(`migrations/${name}`, folder, { recursive: true });
    const before = readdirSync(folder);
    const schema = resolve(`drizzle/kit/${name}.cjs`);
    execFileSync(
      resolve("node_modules/.bin/drizzle-kit"),
      ["generate", "--dialect", dialect, "--schema", schema, "--out", folder],
      {
        stdio: "pipe",
      },
    );
    expect(readdirSync(folder)).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The first migration that must leave the version before it running. */
const FIRST = "0040";
/** The first line of a migration that removes what no running version uses anymore. */
const CONTRACTION = /^-- Contraction: .+/;

/** What would break a version that does not know the migration, while both run. */
function findBreaks(migration: string): string[] {
  if (CONTRACTION.test(migration)) return [];
  const statements = migration.split("--> statement-breakpoint");
  const added = statements.filter((one) => /\bADD (COLUMN )?\S+ .*NOT NULL/is.test(one) && !/\bDEFAULT\b/i.test(one));
  const renamed = statements.filter((one) => /\bRENAME\b/i.test(one) && !/__new_/.test(one));
  // PostgreSQL's migration says what changes in a table that SQLite rebuilds.
  const narrowed = statements.filter((one) => /\bSET (NOT NULL|DATA TYPE)\b/i.test(one) || isNewRule(one, statements));
  // A rebuilt table keeps its columns.
  const removed = describeRemovals(statements).filter((removal) => removal.startsWith("drops"));
  return [...added, ...renamed, ...narrowed, ...removed];
}

/** A rule about rows that the version before writes: it neither replaces one nor is about a new table or column. */
function isNewRule(statement: string, statements: string[]): boolean {
  const [, index, constrained, name] =
    /\bCREATE UNIQUE INDEX .*?\bON\W+(\w+)|\bALTER TABLE\W+(\w+)\W+ADD CONSTRAINT\W+(\w+)/is.exec(statement) ?? [];
  const table = index ?? constrained;
  if (!table) return false;
  const isNew = statements.some((one) => new RegExp(`\\bCREATE TABLE\\W+(__new_)?${table}\\b`, "i").test(one));
  const isReplaced = statements.some((one) => new RegExp(`\\bDROP CONSTRAINT\\W+${name}\\b`, "i").test(one));
  const columns = statements.flatMap((one) => /\bADD COLUMN\W+(\w+)/i.exec(one)?.[1] ?? []);
  return !isNew && !isReplaced && !columns.some((column) => new RegExp(`\\b${column}\\b`).test(statement));
}

test.each(["sqlite", "postgres"])("new migrations of %s leave the version before running", (dialect) => {
  const files = readdirSync(`migrations/${dialect}`).filter((file) => file.endsWith(".sql") && file >= FIRST);
  for (const file of files) expect(findBreaks(readFileSync(`migrations/${dialect}/${file}`, "utf8")), file).toEqual([]);
});

test.each([
  ["ALTER TABLE orders ADD COLUMN tax integer NOT NULL", 1],
  ["ALTER TABLE orders ADD COLUMN tax integer NOT NULL DEFAULT 0", 0],
  ["ALTER TABLE orders ADD COLUMN tax integer", 0],
  ["ALTER TABLE orders RENAME COLUMN price TO cents", 1],
  ["ALTER TABLE orders DROP COLUMN price", 1],
  ["ALTER TABLE orders ALTER COLUMN phone SET NOT NULL", 1],
  ["ALTER TABLE orders ALTER COLUMN price SET DATA TYPE text", 1],
  ['CREATE UNIQUE INDEX "orders_phone" ON "orders" USING btree ("phone")', 1],
  [
    'CREATE TABLE "calls" (phone text);--> statement-breakpoint\nCREATE UNIQUE INDEX "calls_phone" ON "calls" ("phone")',
    0,
  ],
  [
    'ALTER TABLE "orders" ADD COLUMN "tax" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "t" ON "orders" ("tax")',
    0,
  ],
  ['ALTER TABLE "orders" ADD CONSTRAINT "orders_price" CHECK ("orders"."price" > 0)', 1],
  [
    'ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint\nALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK (true)',
    0,
  ],
  ["-- Contraction: price has not been read since 2026.11.26.\nALTER TABLE orders DROP COLUMN price", 0],
])("%j breaks the version before: %i", (statement, breaks) => {
  expect(findBreaks(statement)).toHaveLength(breaks);
});
