import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { listReferencing } from "#drizzle/references";
import { contains } from "../server/list/contains.server";
import { ERASED, type PersonRecords } from "../server/records/person-records.server";
import type { TrashKind } from "../server/records/trash-kind.server";
import type { Services } from "../server/services.server";

export type PersonServices = Pick<Services, "db" | "env" | "features" | "log" | "secrets" | "storage">;

export type PersonKind = TrashKind & { person: PersonRecords };

export type StoredRow = Record<string, unknown>;

export interface FoundRecord {
  id: string;
  row: StoredRow;
  parts: Record<string, StoredRow[]>;
}

export function listPersonKinds({ features }: Pick<Services, "features">): [name: string, kind: PersonKind][] {
  return Object.entries(features.trash).filter((entry): entry is [string, PersonKind] => Boolean(entry[1].person));
}

export const normalizeAddress = (address: string): string => address.trim().toLowerCase();

/** Addresses are stored as typed. */
export const hasAddress = (column: PgColumn, address: string): SQL =>
  eq(sql`lower(${column})`, normalizeAddress(address));

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

const findKey = (table: PgTable, column: PgColumn): string =>
  Object.entries(getTableColumns(table)).find(([, { name }]) => name === column.name)?.[0] ?? column.name;

export type FoundRecords = Readonly<Record<string, FoundRecord[]>>;

export async function findAllRecords(services: PersonServices, address: string): Promise<FoundRecords> {
  const found: Record<string, FoundRecord[]> = {};
  // One after another, because each reads a whole table.
  for (const [name, kind] of listPersonKinds(services)) found[name] = await findRecords(services, kind, address);
  return found;
}

export function mayContain({ dialect }: Pick<Services["db"], "dialect">, column: PgColumn, address: string): SQL {
  const text = sql`cast(${column} as text)`;
  // SQLite's `like` ignores case.
  return contains(dialect === "sqlite" ? text : sql`lower(${text})`, normalizeAddress(address));
}

// An address begins after a character that no address contains.
const BEFORE = String.raw`(?<![^\s<>(),;:"\\[\]])`;
const AFTER = String.raw`(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`;

/** Finds only the whole address: `dana@b.example` is not in `jordana@b.example`. */
function createAddressPattern(address: string): RegExp {
  const quoted = normalizeAddress(address).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`${BEFORE}${quoted}${AFTER}`, "giu");
}

export function toTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(toTexts) : [];
}

export const hasText = (value: unknown, address: string): boolean =>
  toTexts(value).some((text) => createAddressPattern(address).test(text));

export function replaceAddress(value: unknown, address: string): unknown {
  if (typeof value === "string") return value.replace(createAddressPattern(address), ERASED);
  if (Array.isArray(value)) return value.map((part) => replaceAddress(part, address));
  if (typeof value !== "object" || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceAddress(part, address)]));
}
