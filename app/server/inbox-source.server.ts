import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { CONTACT_STATUSES } from "#drizzle/schema/values";
import type { Right } from "../office-rights";
import type { Business } from "../site";
import type { describeVisitSource } from "./forms/visit-source";

export interface InboxSource {
  table: PgTable;
  right: Right;
  /** Requires an index on time and id. */
  time: PgColumn;
  id: PgColumn;
  /** Limits the rows to a part of the table. Must equal the condition of that index. */
  where?: SQL;
  status: PgColumn | SQL<InboxStatus>;
  assignee?: PgColumn;
  search: PgColumn | SQL;
  /** Entries with a kind open in the inbox, others on a screen of their own. */
  kind?: EntryKind;
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

export interface EntryKind {
  name: string;
  noun: string;
  getPath: (id: string) => string;
  getAnswerPath: (id: string) => string;
  createAnswerSubject: (agency: Pick<Business, "name">) => string;
  answerTopic: string;
  entries: PgTable & Record<EntryColumn, PgColumn>;
  events: PgTable & Record<keyof EntryEvent, PgColumn>;
  findRow(id: string): Promise<EntryRow | null>;
  /** Called in the transaction in which an entry stops being spam, before its history records that. */
  onNotSpam?(tx: Writer, id: string): Promise<void>;
}
