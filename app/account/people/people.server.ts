import { and, eq } from "drizzle-orm";
import { mergeEdits } from "#app/server/forms/merge-edits";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { findReplacedTexts, recordAccountEvent } from "../account-events.server";
import { type AccountRow, getAccountState, isLastAdmin, lockAccounts } from "../lock-accounts.server";
import { queueEmailNotices } from "../queue-account-emails.server";
import {
  describeOwner,
  type Errors,
  findEmailOwner,
  isNameTaken,
  NAME_TAKEN,
  toColumns,
  toPersonTexts,
} from "./person-columns.server";
import { checkPerson, type PersonName, type PersonTexts, personNames } from "./person-fields";

const LAST_ADMIN = "is the last admin who can sign in. Make a colleague an admin first.";

export const describeLastAdmin = ({ name, userId }: Pick<AccountRow, "name" | "userId">) =>
  `${name || userId} ${LAST_ADMIN}`;

export interface Change {
  userId: string;
  actor: string;
}

export type PersonSave =
  | { outcome: "saved"; editId: string }
  | { outcome: "unchanged" | "missing" | "last_admin" | "changed_since" }
  | { outcome: "invalid"; errors: Errors }
  | { outcome: "changed"; values: PersonTexts; saved: PersonTexts; theirs: PersonName[] };

interface Edit extends Change {
  shown: PersonTexts;
  typed: PersonTexts;
}

export function editPerson(services: Services, { userId, actor, shown, typed }: Edit): Promise<PersonSave> {
  return services.db.transact(async (tx) => {
    const account = await lockAccounts(services.db, tx, userId);
    if (!account) return { outcome: "missing" };
    const saved = toPersonTexts(account);
    const { merged: values, contested: theirs } = mergeEdits(personNames, { shown, saved, typed });
    if (theirs.length > 0) return { outcome: "changed", values, saved, theirs };
    return storePerson(services, tx, { account, actor, values });
  });
}

export function undoPersonEdit(
  services: Services,
  { userId, actor, editId }: Change & { editId: string },
): Promise<PersonSave> {
  return services.db.transact(async (tx) => {
    const account = await lockAccounts(services.db, tx, userId);
    if (!account) return { outcome: "missing" };
    const saved = toPersonTexts(account);
    const edit = await findReplacedTexts(services.db, tx, { userId, event: "edited", editId, saved: { ...saved } });
    if (typeof edit === "string") return { outcome: edit };
    return storePerson(services, tx, { account, actor, values: { ...saved, ...edit.before }, isUndo: true });
  });
}

async function storePerson(
  services: Services,
  tx: Writer,
  { account, actor, values, isUndo }: { account: AccountRow; actor: string; values: PersonTexts; isUndo?: boolean },
): Promise<PersonSave> {
  const { db } = services;
  const { userId } = account;
  const saved = toPersonTexts(account);
  const changed = personNames.filter((name) => values[name] !== saved[name]);
  const errors: Errors = isUndo ? {} : checkPerson(values);
  if (changed.length === 0)
    return Object.keys(errors).length > 0 ? { outcome: "invalid", errors } : { outcome: "unchanged" };
  // Accounts from the command line may have no address.
  if (!changed.includes("email")) delete errors.email;
  const needsOwnEmail = changed.includes("email") && values.email && !errors.email;
  const owner = needsOwnEmail ? await findEmailOwner(services, tx, values.email, userId) : undefined;
  if (owner) errors.email = describeOwner(owner);
  if (changed.includes("name") && (await isNameTaken(services, tx, values.name, userId))) errors.name = NAME_TAKEN;
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  if (values.role !== "admin" && (await isLastAdmin(db, tx, account))) return { outcome: "last_admin" };
  const { accountLinks, adminUsers } = db.tables;
  await tx.update(adminUsers).set(toColumns(values)).where(eq(adminUsers.userId, userId));
  // Whoever reads the earlier address must not open the account with a link in its inbox.
  if (changed.includes("email")) await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
  const pick = (texts: PersonTexts) => Object.fromEntries(changed.map((name) => [name, texts[name]]));
  const recorded = { userId, actor, event: "edited", before: pick(saved), after: pick(values) } as const;
  const editId = await recordAccountEvent(db, tx, recorded);
  // An invitation has to be sent again, which uses the new address.
  if (changed.includes("email") && getAccountState(account) !== "invited") {
    const notice = { account: { userId, email: values.email }, actor, id: editId, earlier: saved.email };
    await queueEmailNotices(services, tx, notice);
  }
  return { outcome: "saved", editId };
}

/** Ends the sessions in every process, because each request looks up its own. */
export function switchPerson(
  { db }: Services,
  { userId, actor, isOn }: Change & { isOn: boolean },
): Promise<"done" | "unchanged" | "missing" | "last_admin"> {
  const { accountLinks, adminUsers, sessions } = db.tables;
  return db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    if (!account) return "missing";
    if ((account.switchedOffAt === null) === isOn) return "unchanged";
    if (!isOn && (await isLastAdmin(db, tx, account))) return "last_admin";
    await tx
      .update(adminUsers)
      .set({ switchedOffAt: isOn ? null : new Date() })
      .where(eq(adminUsers.userId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, "reset")));
    await recordAccountEvent(db, tx, { userId, actor, event: isOn ? "switched_on" : "switched_off" });
    return "done";
  });
}
