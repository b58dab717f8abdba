import { type Column, eq, getTableColumns, or } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { lockRows } from "#drizzle/lock-rows";
import type { Tables } from "#drizzle/schema";
import type { Services } from "../server/services.server";
import {
  type FoundRecords,
  hasText,
  listPersonKinds,
  mayContain,
  type PersonServices,
  replaceAddress,
  type StoredRow,
} from "./find-records.server";

/** Tables that the search skips: nobody types a visitor’s address there, or another function finds it. */
export const NOT_SEARCHED: readonly (keyof Tables)[] = [
  ...(["accountEvents", "accountLinks", "adminUsers", "recoveryCodes", "sessions", "signInLimits"] as const),
  ...(["backupRuns", "hourlyLimits", "leases", "nightlyRuns", "orderCounts", "refusedEvents", "revisions"] as const),
  ...(["busyTimes", "customerPages", "meetingKinds", "paymentReminders", "submissionKeys", "weeklyHours"] as const),
  ...(["checkoutSessions", "couponUses", "emailRecipients", "erasures", "outbox"] as const),
  ...([
    "paymentEntries",
    "paymentEvents",
    "providerTaxRates",
    "receiptYears",
    "receipts",
    "refunds",
    "trashEvents",
  ] as const),
  ...(["productEdits", "productFiles", "productPictures", "productUploads", "products"] as const),
  ...(["pageViews", "settingEdits", "settings", "sitePictures", "webVitalDays", "webVitals"] as const),
];

/** A record of somebody else in which the address was typed, such as a note or an order whose address was corrected. */
export interface Mention {
  table: string;
  id: string;
  texts: StoredRow;
}

export async function findMentions(
  services: PersonServices,
  address: string,
  records: FoundRecords,
): Promise<Mention[]> {
  const { db } = services;
  const own = new Set(Object.values(records).flatMap((found) => found.map(({ id }) => id)));
  const mentions: Mention[] = [];
  // One after another, because each reads a whole table.
  for (const { name, table, key, columns } of listSearched(services)) {
    const isCandidate = columns.map(([, column]) => mayContain(db, column, address));
    const rows: StoredRow[] = await db.read
      .select()
      .from(table)
      .where(or(...isCandidate));
    // Rows of the person's own records are copied and erased with them.
    for (const row of rows.filter((other) => !Object.values(other).some((value) => own.has(value as string)))) {
      const texts = pickMentions(columns, row, address);
      if (Object.keys(texts).length > 0) mentions.push({ table: name, id: String(row[key]), texts });
    }
  }
  return mentions;
}

export async function eraseMentions(
  services: PersonServices,
  address: string,
  mentions: readonly Mention[],
): Promise<void> {
  const { db } = services;
  for (const { name, table, key, keyColumn, columns } of listSearched(services))
    for (const { id } of mentions.filter((mention) => mention.table === name))
      await db.transact(async (tx) => {
        const rows = await lockRows(db, tx.select().from(table).where(eq(keyColumn, id)));
        const [row] = rows as StoredRow[];
        const texts = row ? Object.entries(pickMentions(columns, row, address)) : [];
        if (!row || texts.length === 0) return;
        const replaced = Object.fromEntries(texts.map(([column, value]) => [column, replaceAddress(value, address)]));
        await tx
          .update(table)
          .set(replaced)
          .where(eq(keyColumn, String(row[key])));
      });
}

const pickMentions = (columns: Searched["columns"], row: StoredRow, address: string): StoredRow =>
  Object.fromEntries(columns.flatMap(([key]) => (hasText(row[key], address) ? [[key, row[key]]] : [])));

interface Searched {
  name: string;
  table: PgTable;
  key: string;
  keyColumn: PgColumn;
  columns: [key: string, column: PgColumn][];
}

// Skips columns that hold one whole address, which is the person's or somebody else's.
function listSearched(services: Pick<Services, "db" | "features">): Searched[] {
  const addresses = listPersonKinds(services).map(([, { person }]) => person.email);
  return Object.entries(services.db.tables).flatMap(([name, table]: [string, PgTable]) => {
    const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
    const [key, keyColumn] = columns.find(([, { primary }]) => primary) ?? [];
    const texts = columns.filter(([, column]) => isTypedText(column) && !addresses.includes(column));
    if (NOT_SEARCHED.includes(name as keyof Tables) || !key || !keyColumn || texts.length === 0) return [];
    return [{ name, table, key, keyColumn, columns: texts }];
  });
}

const isTypedText = ({ dataType, primary, enumValues, name }: Column): boolean =>
  !primary && !enumValues?.length && (dataType === "json" || (dataType === "string" && !/_(id|key)$/.test(name)));
