import { getTableConfig as getPostgresConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { getTableConfig as getSqliteConfig } from "drizzle-orm/sqlite-core";
import type { Database } from "./connect";
import type { Tables } from "./schema";

/** Typed as PostgreSQL for both databases. */
export const getTableConfig = ({ dialect }: Pick<Database, "dialect">, table: PgTable) =>
  (dialect === "sqlite" ? (getSqliteConfig as unknown as typeof getPostgresConfig) : getPostgresConfig)(table);

export interface ReferencingTable {
  key: keyof Tables;
  table: PgTable;
  column: PgColumn;
}

/** The tables whose rows belong to a row of this one and are deleted with it (`onDelete: "cascade"`). */
export function listReferencing(db: Pick<Database, "dialect" | "tables">, referenced: PgTable): ReferencingTable[] {
  return Object.entries(db.tables).flatMap(([key, table]: [string, PgTable]) =>
    getTableConfig(db, table).foreignKeys.flatMap(({ onDelete, reference }) => {
      const { foreignTable, columns } = reference();
      const [column] = columns;
      if (foreignTable !== referenced || onDelete !== "cascade" || !column) return [];
      return [{ key: key as keyof Tables, table, column }];
    }),
  );
}
