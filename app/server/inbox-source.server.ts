import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { CONTACT_STATUSES } from "#drizzle/schema/values";
import type { Right } from "../office-rights";

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
