import { eq } from "drizzle-orm";
import { createPostId } from "#app/server/forms/submission-keys.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { recordAccountEvent } from "../account-events.server";
import { createAccountLink } from "../account-links.server";
import { type AccountRow, getAccountState, lockAccounts } from "../lock-accounts.server";
import { queueLinkEmail } from "../queue-account-emails.server";
import { createUserId } from "./create-user-id";
import type { Change } from "./people.server";
import {
  describeOwner,
  type Errors,
  findEmailOwner,
  isNameTaken,
  NAME_TAKEN,
  toColumns,
  toPersonTexts,
} from "./person-columns.server";
import { checkPerson, type PersonTexts } from "./person-fields";

interface Invitation {
  actor: string;
  formId: string;
  texts: PersonTexts;
}

export function invitePerson(services: Services, { actor, formId, texts }: Invitation) {
  const { db } = services;
  const { accountLinks, adminUsers } = db.tables;
  const linkId = createPostId(formId, texts.email);
  return db.transact(
    async (tx): Promise<{ outcome: "invited"; userId: string } | { outcome: "invalid"; errors: Errors }> => {
      await lockAccounts(db, tx, "");
      const [known] = await tx.select().from(accountLinks).where(eq(accountLinks.id, linkId));
      if (known) return { outcome: "invited", userId: known.userId };
      const errors = checkPerson(texts);
      const owner = errors.email ? undefined : await findEmailOwner(services, tx, texts.email);
      if (owner) errors.email = describeOwner(owner);
      if (await isNameTaken(services, tx, texts.name, "")) errors.name = NAME_TAKEN;
      if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
      const taken = await tx.select({ userId: adminUsers.userId }).from(adminUsers);
      const userId = createUserId(texts.email, new Set(taken.map((account) => account.userId)));
      const account = { userId, ...toColumns(texts) };
      await tx.insert(adminUsers).values(account);
      const link = await createAccountLink(services, tx, { id: linkId, userId, kind: "invitation" });
      await queueLinkEmail(services, tx, "account-invitation", { account, by: actor, link });
      await recordAccountEvent(db, tx, { userId, actor, event: "invited", after: { ...texts } });
      return { outcome: "invited", userId };
    },
  );
}

async function lockInvited({ db }: Pick<Services, "db">, tx: Writer, userId: string): Promise<AccountRow | null> {
  const account = await lockAccounts(db, tx, userId);
  return account && getAccountState(account) === "invited" ? account : null;
}

export function sendInvitationAgain(services: Services, { userId, actor }: Change): Promise<string | null> {
  const { db } = services;
  return db.transact(async (tx) => {
    const account = await lockInvited(services, tx, userId);
    if (!account?.email) return null;
    const link = await createAccountLink(services, tx, { userId, kind: "invitation" });
    await queueLinkEmail(services, tx, "account-invitation", { account, by: actor, link });
    await recordAccountEvent(db, tx, { userId, actor, event: "sent_again" });
    return account.email;
  });
}

export function withdrawInvitation(services: Services, { userId, actor }: Change): Promise<boolean> {
  const { db } = services;
  return db.transact(async (tx) => {
    const account = await lockInvited(services, tx, userId);
    if (!account) return false;
    await tx.delete(db.tables.adminUsers).where(eq(db.tables.adminUsers.userId, userId));
    await recordAccountEvent(db, tx, { userId, actor, event: "withdrawn", before: { ...toPersonTexts(account) } });
    return true;
  });
}
