import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import type { TRASH_EVENTS } from "#drizzle/schema/values";
import type { Right } from "../../office-rights";
import type { PersonRecords } from "./person-records.server";

export type TrashEvent = (typeof TRASH_EVENTS)[number];

/** Records that the office can delete. They stay in the trash for 30 days and are then removed for good. */
export interface TrashKind {
  noun: string;
  plural: string;
  right: Right;
  list: { label: string; href: string };
  /** `deletedAt` is null for records in use. Trashed rows need an index on `deletedAt` and `id`. */
  table: PgTable & { deletedAt: PgColumn };
  id: PgColumn;
  aboutLabel: string;
  describe(ids: string[]): Promise<TrashedRecord[]>;
  parts?: string;
  inUse?: { where: (now: Date) => SQL; message: string };
  kept?: { where: SQL; message: string };
  release?: Readonly<Record<string, SQL | PgColumn>>;
  /** Replaces the shared history in `trash_events`. The records are locked. */
  record?(tx: Writer, event: TrashEvent, ids: string[], actor: string): Promise<void>;
  /** Removes what neither references the record's row nor is in the outbox under its kind. */
  remove?(tx: Writer, id: string): Promise<void>;
  afterRemoval?(): Promise<unknown>;
  person?: PersonRecords;
}

export interface TrashedRecord {
  id: string;
  name: string;
  reference: string | null;
  email: string;
  about: string;
  href: string;
  problem?: string | null;
}
