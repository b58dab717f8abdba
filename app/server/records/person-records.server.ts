import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import type { retention } from "../../site";

export interface PersonRecords {
  email: PgColumn;
  since: PgColumn;
  age: keyof typeof retention.defaults;
  staysUntilAsked?: SQL;
  unfinished?: { where: SQL; message: string };
  /** Records whose row accounting needs, without personal data. In the trash they are deleted all the same. */
  books?: {
    where: SQL;
    age: keyof typeof retention.defaults;
    /** What references the row is deleted, except these rows. */
    keeps: readonly { table: PgTable; where?: SQL }[];
    anonymize(tx: Writer, id: string): Promise<void>;
  };
}

/** Replace the name of a person whose record accounting needs, and the address wherever it was mentioned. */
export const ERASED = "erased";
export const ERASED_EMAIL = "";
