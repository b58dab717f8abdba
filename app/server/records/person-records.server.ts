import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import type { retention } from "../../site";

/** How records of a kind that can be in the trash are copied for the person they are about, or erased. */
export interface PersonRecords {
  email: PgColumn;
  /** When the time begins after which the records are erased. */
  since: PgColumn;
  /** The setting that says how long that is. */
  age: keyof typeof retention.defaults;
  /** Records that are erased only when somebody asks for it. */
  staysUntilAsked?: SQL;
  /** Records that cannot be erased yet, besides those in use. */
  unfinished?: { where: SQL; message: string };
  /** Records whose row the books need, without what is personal. Those in the trash are deleted all the same. */
  books?: {
    where: SQL;
    age: keyof typeof retention.defaults;
    /** What references the row is deleted, except for these rows. */
    keeps: readonly { table: PgTable; where?: SQL }[];
    anonymize(tx: Writer, id: string): Promise<void>;
  };
}

/** In place of the name of a person whose record the books need, and where their address was mentioned. */
export const ERASED = "erased";
export const ERASED_EMAIL = "";
