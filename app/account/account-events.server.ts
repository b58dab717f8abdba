import { desc, eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
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
  switched_off: "Switched off",
  switched_on: "Switched on",
  password: "Password changed",
  reset: "Password reset by email",
  factor_on: "Second factor switched on",
  factor_off: "Second factor switched off",
  recovery_codes: "New recovery codes",
  recovery_used: "Signed in with a recovery code",
} as const;

export type AccountEvent = keyof typeof accountEventLabels;
export type Texts = Record<string, string>;

/** The actor of changes that the command line makes. */
export const COMMAND_LINE = "Command line";

interface Recorded {
  userId: string;
  actor: string;
  event: AccountEvent;
  before?: Texts;
  after?: Texts;
}

/** Returns the id of the event. */
export async function recordAccountEvent(db: Database, tx: Writer, recorded: Recorded): Promise<string> {
  const id = newId();
  await tx.insert(db.tables.accountEvents).values({ id, ...recorded });
  return id;
}

const SHOWN_EVENTS = 30;

/** The newest first: of one account, or of all. */
export function listAccountEvents({ read, tables: { accountEvents } }: Database, userId?: string) {
  return read
    .select()
    .from(accountEvents)
    .where(userId === undefined ? undefined : eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
    .limit(SHOWN_EVENTS);
}
