import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { migrate } from "#drizzle/migrate";
import { tables as schemas } from "#drizzle/schema";
import { type Site, startSite } from "../site";
import { insertOldRows, withDatabaseBefore } from "./old-database";

type StoredRow = Record<string, string | number | null>;

interface EarlierVersion {
  /** When it was recorded, in milliseconds. */
  at: number;
  cookies: Record<"office" | "customer" | "browser", string>;
  addresses: Record<"thanks", string>;
  /** Base64, by the path in the storage. */
  files: Record<string, string>;
  /** As SQLite stored them, by the names of tables and columns. */
  tables: Record<string, StoredRow[]>;
}

/** The last migration of that version was 0019_shop_office. */
const NEXT_MIGRATION = "as_bought";

/** The secrets that signed its links and cookies. */
const variables = {
  SESSION_SECRET: "an-earlier-secret-of-thirty-two-characters",
  STRIPE_WEBHOOK_SECRET: "whsec_earlier_secret_of_thirty_two_chars",
};

const file = "tests/support/database/earlier-version.json";
/** `{origin}` and `{webhook}` stand for addresses. */
export const readEarlierVersion = (origin = "", webhook = ""): EarlierVersion =>
  JSON.parse(readFileSync(file, "utf8").replaceAll("{origin}", origin).replaceAll("{webhook}", webhook));

/**
 * Runs a site whose database and files were filled by the version of November 23, 2026, through the site's pages: seven
 * orders, three bookings, three purchases, two messages, an idea and an application, with their unsent emails.
 */
export async function withEarlierVersion(
  webhook: string,
  run: (site: Site, earlier: EarlierVersion) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  await withDatabaseBefore(NEXT_MIGRATION, async (db, url) => {
    const site = await startSite({ ...variables, ...more, DATABASE_URL: url });
    try {
      const earlier = readEarlierVersion(site.origin, webhook);
      for (const name of sortByReferences(earlier))
        await insertOldRows(
          db,
          name,
          (earlier.tables[getTableName(schemas.sqlite[name])] ?? []).map(read(name)) as never,
        );
      await migrate(db);
      for (const [path, content] of Object.entries(earlier.files))
        await site.services.storage.put(path, Readable.from([Buffer.from(content, "base64")]), { type: "" });
      await run(site, earlier);
    } finally {
      await site.stop();
    }
  });
}

type Name = keyof typeof schemas.sqlite;

const tableOf = (name: Name) => schemas.sqlite[name] as unknown as SQLiteTable;

/** A table comes after those that it refers to. */
function sortByReferences({ tables }: EarlierVersion): Name[] {
  const names = (Object.keys(schemas.sqlite) as Name[]).filter((name) => tables[getTableName(tableOf(name))]);
  const sorted = new Set<Name>();
  const add = (name: Name) => {
    const references = getTableConfig(tableOf(name)).foreignKeys.map(({ reference }) => reference().foreignTable);
    for (const other of names) if (other !== name && references.includes(tableOf(other))) add(other);
    sorted.add(name);
  };
  for (const name of names) add(name);
  return [...sorted];
}

const read = (name: Name) => (row: StoredRow) =>
  Object.fromEntries(
    Object.entries(tableOf(name)).flatMap(([key, column]) => {
      const value = row[column?.name];
      return value === undefined ? [] : [[key, value === null ? null : column.mapFromDriverValue(value)]];
    }),
  );
