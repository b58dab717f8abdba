import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

/** Ideas have the same history as messages, without answers. */
export type EntryEvent = Row<"contactEvents">;

type EntryColumn = "id" | "createdAt" | "deletedAt" | "status" | "assigneeId";

/** A kind of inbox entries that have a status, an assignee and a history of their own. */
export interface EntryKind {
  /** As in `Feature.inboxEntries` and `Feature.trash`. */
  name: string;
  noun: string;
  getPath: (id: string) => string;
  statusIntent: string;
  entries: PgTable & Record<EntryColumn, PgColumn>;
  events: PgTable & Record<keyof EntryEvent, PgColumn>;
  /** Called in the transaction in which an entry stops being spam, before this is added to its history. */
  onNotSpam?(tx: Writer, id: string): Promise<void>;
}
