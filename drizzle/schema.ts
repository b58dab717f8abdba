import type { InferInsertModel, InferSelectModel, Table } from "drizzle-orm";
import type * as postgres from "./schema/postgres";
import type * as sqlite from "./schema/sqlite";

/** The tables as every query is typed; at run time they are those of the database in use. */
export type Tables = typeof postgres;
export type Row<Name extends keyof Tables> = InferSelectModel<Tables[Name]>;

// Compile-time parity: the two schemas have the same tables, and each table the same rows in and out.
type Rows<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends Table
    ? { select: InferSelectModel<Schema[Name]>; insert: InferInsertModel<Schema[Name]> }
    : never;
};
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
export const SCHEMAS_MATCH: Same<Rows<typeof sqlite>, Rows<typeof postgres>> = true;
