import { and, desc, eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { hasTexts } from "../server/forms/merge-edits";
import { newId } from "../server/new-id.server";

export const accountEventLabels = {
  created: "Account created on the command line",
  removed: "Account removed on the command line",
  invited: "Invited",
  sent_again: "Invitation sent again",
  withdrawn: "Invitation withdrawn",
  accepted: "Invitation accepted",
  edited: "Changed",
  notifications: "Notifications changed",
  switched_off: "Turned off",
  switched_on: "Turned on",
  password: "Password changed",
  reset: "Password reset by email",
  factor_on: "Two-step sign-in turned on",
  factor_off: "Two-step sign-in turned off",
  recovery_codes: "New recovery codes",
  recovery_used: "Signed in with a recovery code",
} as const;

export type AccountEvent = keyof typeof accountEventLabels;
export type Texts = Record<string, string>;

export const COMMAND_LINE = "Command line";

interface Recorded {
  userId: string;
  actor: string;
  event: AccountEvent;
  before?: Texts;
  after?: Texts;
}

export async function recordAccountEvent(db: Database, tx: Writer, recorded: Recorded): Promise<string> {
  const id = newId();
  await tx.insert(db.tables.accountEvents).values({ id, ...recorded });
  return id;
}

interface Replacing {
  userId: string;
  event: AccountEvent;
  editId: string;
  saved: Texts;
}

/** Finds the event whose texts Undo restores. "changed_since" if one of them was changed again. */
export async function findReplacedTexts(
  { tables: { accountEvents } }: Database,
  tx: Writer,
  { userId, event, editId, saved }: Replacing,
): Promise<{ before: Texts; createdAt: Date } | "missing" | "changed_since"> {
  const { id, userId: owner, event: kind } = accountEvents;
  const isEdit = and(eq(id, editId), eq(owner, userId), eq(kind, event));
  const [edit] = await tx.select().from(accountEvents).where(isEdit);
  if (!edit) return "missing";
  if (!hasTexts(saved, edit.after ?? {})) return "changed_since";
  return { before: edit.before ?? {}, createdAt: edit.createdAt };
}

const SHOWN_EVENTS = 30;

export function listAccountEvents({ read, tables: { accountEvents } }: Database, userId?: string) {
  return read
    .select()
    .from(accountEvents)
    .where(userId === undefined ? undefined : eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
    .limit(SHOWN_EVENTS);
}
