import type { InferInsertModel, InferSelectModel, Table } from "drizzle-orm";
import type * as postgres from "./schema/postgres";
import type * as sqlite from "./schema/sqlite";

export type Tables = typeof postgres;
export type Row<Name extends keyof Tables> = InferSelectModel<Tables[Name]>;

// Fails to compile unless both schemas have the same tables with the same rows.
type Rows<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends Table
    ? { select: InferSelectModel<Schema[Name]>; insert: InferInsertModel<Schema[Name]> }
    : never;
};
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
export const SCHEMAS_MATCH: Same<Rows<typeof sqlite>, Rows<typeof postgres>> = true;
