import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { describeVisitSource } from "../server/forms/visit-source";
import type { InboxStatus } from "../server/inbox-source.server";
import type { Business } from "../site";

export type EntryEvent = Row<"contactEvents">;

export interface EntryRow {
  id: string;
  createdAt: Date;
  deletedAt: Date | null;
  /** The form that it was sent with, or what it is. */
  label: string;
  name: string;
  business?: string | null;
  email: string;
  phone: string | null;
  text: string;
  details: { label: string; value: string }[];
  status: InboxStatus;
  assigneeId: string | null;
  consentText: string | null;
  spamReasons: string[] | null;
  source: Parameters<typeof describeVisitSource>[0];
  form: string;
}

type EntryColumn = "id" | "createdAt" | "deletedAt" | "status" | "assigneeId";

/** A kind of inbox entries that have a status, an assignee and a history of their own. */
export interface EntryKind {
  /** As in `Feature.inboxEntries` and `Feature.trash`. */
  name: string;
  noun: string;
  getPath: (id: string) => string;
  getAnswerPath: (id: string) => string;
  /** The subject that an answer has until somebody changes it. */
  createAnswerSubject: (agency: Pick<Business, "name">) => string;
  /** The outbox topic of answers. */
  answerTopic: string;
  statusIntent: string;
  entries: PgTable & Record<EntryColumn, PgColumn>;
  events: PgTable & Record<keyof EntryEvent, PgColumn>;
  findRow(id: string): Promise<EntryRow | null>;
  /** Called in the transaction in which an entry stops being spam, before this is added to its history. */
  onNotSpam?(tx: Writer, id: string): Promise<void>;
}
