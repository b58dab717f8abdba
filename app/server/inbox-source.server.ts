import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { CONTACT_STATUSES } from "#drizzle/schema/values";
import type { Right } from "../office-rights";
import type { Business } from "../site";
import type { describeVisitSource } from "./forms/visit-source";

/** A table of messages from visitors. The inbox lists its rows together with those of other features. */
export interface InboxSource {
  table: PgTable;
  /** The inbox shows its rows to those who may open these screens. */
  right: Right;
  /** Requires an index on time and id. */
  time: PgColumn;
  id: PgColumn;
  /** Limits the rows to a part of the table. Must be the same condition as in that index. */
  where?: SQL;
  status: PgColumn | SQL<InboxStatus>;
  assignee?: PgColumn;
  /** In lower case. */
  search: PgColumn | SQL;
  /** Its entries open in the inbox. Those of other sources open on a screen of their own. */
  kind?: EntryKind;
  /** Ids without a row are omitted. */
  describe(ids: string[]): Promise<Map<string, InboxEntry>>;
}

export type InboxStatus = (typeof CONTACT_STATUSES)[number];

export interface InboxEntry {
  label: string;
  createdAt: Date;
  name: string;
  email: string;
  phone: string | null;
  businessName: string | null;
  text: string;
  status: InboxStatus;
  assigneeId: string | null;
  href: string;
}

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
  /** The key in `Feature.inboxEntries` and `Feature.trash`. */
  name: string;
  noun: string;
  getPath: (id: string) => string;
  getAnswerPath: (id: string) => string;
  /** The subject that an answer has until somebody changes it. */
  createAnswerSubject: (agency: Pick<Business, "name">) => string;
  /** The outbox topic of answers. */
  answerTopic: string;
  entries: PgTable & Record<EntryColumn, PgColumn>;
  events: PgTable & Record<keyof EntryEvent, PgColumn>;
  findRow(id: string): Promise<EntryRow | null>;
  /** Called in the transaction in which an entry stops being spam, before this is added to its history. */
  onNotSpam?(tx: Writer, id: string): Promise<void>;
}
