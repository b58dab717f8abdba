import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { mayOpen, readRights, type ScreenGroup } from "../../office-rights";
import type { TeamRecipient } from "./outbox-payload.server";

export type FindAddress = (recipient: TeamRecipient & { to: string }) => Promise<string | null>;

export function isReachable({ tables: { adminUsers } }: Pick<Database, "tables">) {
  return and(ne(adminUsers.email, ""), ne(adminUsers.passwordHash, ""), isNull(adminUsers.switchedOffAt));
}

/** Asked right before sending, because accounts, addresses and rights may have changed since the email was queued. */
export function createTeamCheck(db: Database): FindAddress {
  const { adminUsers } = db.tables;
  return async ({ userId, groups, to }) => {
    if (userId === undefined) return to;
    const { email, role, rights } = adminUsers;
    const [person] = await db.read
      .select({ email, role, rights })
      .from(adminUsers)
      .where(and(eq(adminUsers.userId, userId), isReachable(db)));
    if (!person) return null;
    const user = { role: person.role, rights: readRights(person.rights) };
    return groups.every((group) => mayOpen(user, group as ScreenGroup)) ? person.email : null;
  };
}
