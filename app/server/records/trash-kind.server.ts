import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import type { TRASH_EVENTS } from "#drizzle/schema/values";
import type { Right } from "../../office-rights";
import type { PersonRecords } from "./person-records.server";

export type TrashEvent = (typeof TRASH_EVENTS)[number];

/** A kind of record that the office can delete. It stays in the trash for 30 days and is then removed for good. */
export interface TrashKind {
  noun: string;
  plural: string;
  right: Right;
  list: { label: string; href: string };
  /** Its `deletedAt` is null for records in use. Requires an index on `deletedAt` and `id` of those in the trash. */
  table: PgTable & { deletedAt: PgColumn };
  id: PgColumn;
  /** The label of what `describe` returns as `about`. */
  aboutLabel: string;
  /** Ids without a record are omitted. */
  describe(ids: string[]): Promise<TrashedRecord[]>;
  /** What is removed with each record, for the office, such as "files". */
  parts?: string;
  /** Records that may not be deleted yet. */
  inUse?: { where: (now: Date) => SQL; message: string };
  /** Records that stay in the trash after the 30 days. */
  kept?: { where: SQL; message: string };
  /** Columns to change when a record is deleted. */
  release?: Readonly<Record<string, SQL | PgColumn>>;
  /** Replaces the history that the shared table `trash_events` keeps. The records are locked. */
  record?(tx: Writer, event: TrashEvent, ids: string[], actor: string): Promise<void>;
  /** Removes what belongs to the record but neither references its row nor is in the outbox under its kind. */
  remove?(tx: Writer, id: string): Promise<void>;
  /** Called after records were removed for good, each in its own transaction. */
  afterRemoval?(): Promise<unknown>;
  /** For records about a person, who may ask for a copy or have them erased. */
  person?: PersonRecords;
}

export interface TrashedRecord {
  id: string;
  name: string;
  /** What the office calls the record, such as its number. */
  reference: string | null;
  email: string;
  about: string;
  href: string;
  problem?: string | null;
}
