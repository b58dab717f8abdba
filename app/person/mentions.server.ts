import { type Column, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { lockRows } from "#drizzle/lock-rows";
import type { Tables } from "#drizzle/schema";
import { contains } from "../server/list/contains.server";
import type { Services } from "../server/services.server";
import { ERASED } from "../server/trash-kind.server";
import { createAddressPattern, type FoundRecords, type StoredRow, toTexts } from "./find-records.server";

/** Where nobody types an address of a visitor, and what is found in another way. Texts of the site are public. */
export const NOT_SEARCHED: readonly (keyof Tables)[] = [
  ...(["accountEvents", "accountLinks", "adminUsers", "recoveryCodes", "sessions", "signInLimits"] as const),
  ...(["backupRuns", "hourlyLimits", "leases", "nightlyRuns", "orderCounts", "revisions"] as const),
  ...(["busyTimes", "customerPages", "meetingKinds", "paymentReminders", "submissionKeys", "weeklyHours"] as const),
  ...(["couponUses", "emailRecipients", "outbox", "paymentEvents", "trashEvents"] as const),
  ...(["productEdits", "productFiles", "productPictures", "productUploads", "products"] as const),
  ...(["settingEdits", "settings", "sitePictures", "webVitalDays", "webVitals"] as const),
];

/** A record of somebody else in which the address was typed, such as a note or an order whose address was corrected. */
export interface Mention {
  table: string;
  id: string;
  /** The columns that have the address. */
  texts: StoredRow;
}

export async function findMentions(
  { db }: Pick<Services, "db">,
  address: string,
  records: FoundRecords,
): Promise<Mention[]> {
  const own = new Set(Object.values(records).flatMap((found) => found.map(({ id }) => id)));
  const found = listSearched(db.tables).map(async ({ name, table, key, columns }) => {
    const isCandidate = columns.map(([, column]) =>
      contains(sql`lower(cast(${column} as text))`, address.toLowerCase()),
    );
    const rows: StoredRow[] = await db.read
      .select()
      .from(table)
      .where(or(...isCandidate));
    // Rows of the person's own records are in the copy and erased with them.
    const others = rows.filter((row) => !Object.values(row).some((value) => own.has(value as string)));
    return others.flatMap((row) => {
      const texts = pickMentions(columns, row, address);
      return Object.keys(texts).length > 0 ? [{ table: name, id: String(row[key]), texts }] : [];
    });
  });
  return (await Promise.all(found)).flat();
}

/** Replaces the address itself; the rest of the text stays. */
export async function eraseMentions(
  { db }: Pick<Services, "db">,
  address: string,
  mentions: readonly Mention[],
): Promise<void> {
  for (const { name, table, key, keyColumn, columns } of listSearched(db.tables))
    for (const { id } of mentions.filter((mention) => mention.table === name))
      await db.transact(async (tx) => {
        const rows = await lockRows(db, tx.select().from(table).where(eq(keyColumn, id)));
        const [row] = rows as StoredRow[];
        if (!row) return;
        const texts = pickMentions(columns, row, address);
        const replaced = Object.entries(texts).map(([column, value]) => [column, replaceAddress(value, address)]);
        if (replaced.length > 0)
          await tx
            .update(table)
            .set(Object.fromEntries(replaced))
            .where(eq(keyColumn, String(row[key])));
      });
}

const pickMentions = (columns: Searched["columns"], row: StoredRow, address: string): StoredRow =>
  Object.fromEntries(
    columns.flatMap(([key]) => {
      const pattern = createAddressPattern(address);
      return toTexts(row[key]).some((text) => pattern.test(text)) ? [[key, row[key]]] : [];
    }),
  );

function replaceAddress(value: unknown, address: string): unknown {
  if (typeof value === "string") return value.replace(new RegExp(createAddressPattern(address), "gi"), ERASED);
  if (Array.isArray(value)) return value.map((part) => replaceAddress(part, address));
  if (typeof value !== "object" || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceAddress(part, address)]));
}

interface Searched {
  name: string;
  table: PgTable;
  key: string;
  keyColumn: PgColumn;
  /** Those with text that somebody typed. */
  columns: [key: string, column: PgColumn][];
}

function listSearched(tables: Services["db"]["tables"]): Searched[] {
  return Object.entries(tables).flatMap(([name, table]: [string, PgTable]) => {
    const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
    const [key, keyColumn] = columns.find(([, { primary }]) => primary) ?? [];
    const texts = columns.filter(([, column]) => isTypedText(column));
    if (NOT_SEARCHED.includes(name as keyof Tables) || !key || !keyColumn || texts.length === 0) return [];
    return [{ name, table, key, keyColumn, columns: texts }];
  });
}

const isTypedText = ({ dataType, primary, enumValues, name }: Column): boolean =>
  !primary && !enumValues?.length && (dataType === "json" || (dataType === "string" && !/_(id|key)$/.test(name)));
