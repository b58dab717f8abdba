import { and, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { listReferencing } from "#drizzle/references";
import type { Row } from "#drizzle/schema";
import { contains } from "../server/list/contains.server";
import type { Services } from "../server/services.server";
import type { PersonRecords, TrashKind } from "../server/trash-kind.server";

export type PersonServices = Pick<Services, "db" | "env" | "features" | "log" | "secrets" | "storage">;

/** A kind of record that has the address of the person it is about. */
export type PersonKind = TrashKind & { person: PersonRecords };

export type StoredRow = Record<string, unknown>;

export interface FoundRecord {
  id: string;
  row: StoredRow;
  /** By the names of the tables: the rows that belong to the record. */
  parts: Record<string, StoredRow[]>;
}

export function listPersonKinds({ features }: Pick<Services, "features">): [name: string, kind: PersonKind][] {
  return Object.entries(features.trash).filter((entry): entry is [string, PersonKind] => Boolean(entry[1].person));
}

export const normalizeAddress = (address: string): string => address.trim().toLowerCase();

/** Addresses are stored as they were typed. */
export const hasAddress = (column: PgColumn, address: string): SQL =>
  eq(sql`lower(${column})`, normalizeAddress(address));

/** Also those in the trash, the oldest first. */
export async function findRecords({ db }: Pick<Services, "db">, kind: PersonKind, address: string) {
  const matching = hasAddress(kind.person.email, address);
  const rows: StoredRow[] = await db.read.select().from(kind.table).where(matching).orderBy(kind.person.since, kind.id);
  const idKey = findKey(kind.table, kind.id);
  const records = new Map<string, FoundRecord>(
    rows.map((row) => [String(row[idKey]), { id: String(row[idKey]), row, parts: {} }]),
  );
  if (records.size === 0) return [];
  for (const { key, table, column } of listReferencing(db, kind.table)) {
    const foreignKey = findKey(table, column);
    const found: StoredRow[] = await db.read
      .select()
      .from(table)
      .where(inArray(column, [...records.keys()]));
    for (const row of found) {
      const parts = records.get(String(row[foreignKey]))?.parts;
      if (parts) parts[key] = [...(parts[key] ?? []), row];
    }
  }
  return [...records.values()];
}

const findKey = (table: TrashKind["table"] | Parameters<typeof getTableColumns>[0], column: PgColumn): string =>
  Object.entries(getTableColumns(table)).find(([, { name }]) => name === column.name)?.[0] ?? column.name;

/** By the names of the kinds. */
export type FoundRecords = Readonly<Record<string, FoundRecord[]>>;

export async function findAllRecords(services: PersonServices, address: string): Promise<FoundRecords> {
  const found = listPersonKinds(services).map(
    async ([name, kind]) => [name, await findRecords(services, kind, address)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

const getIds = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** Emails and webhooks about these records, and others that have the address somewhere. */
export async function findMessages(
  { db }: Pick<Services, "db">,
  address: string,
  records: FoundRecords,
): Promise<Row<"outbox">[]> {
  const { outbox } = db.tables;
  const pattern = createAddressPattern(address);
  const isAbout = Object.entries(records).flatMap(([kind, found]) =>
    found.length > 0 ? [and(eq(outbox.aboutKind, kind), inArray(outbox.aboutId, getIds(found)))] : [],
  );
  const rows = await db.read
    .select()
    .from(outbox)
    .where(or(contains(sql`lower(cast(${outbox.payload} as text))`, normalizeAddress(address)), ...isAbout))
    .orderBy(outbox.createdAt);
  return rows.filter(
    ({ aboutKind, aboutId, payload }) =>
      records[aboutKind ?? ""]?.some(({ id }) => id === aboutId) || toTexts(payload).some((sent) => pattern.test(sent)),
  );
}

/** Finds the address as a whole: `dana@b.example` is not in `jordana@b.example`. */
export function createAddressPattern(address: string): RegExp {
  const quoted = normalizeAddress(address).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.+-])${quoted}(?![\\w-]|\\.\\w)`, "i");
}

/** All texts of a value of JSON. */
export function toTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(toTexts) : [];
}
