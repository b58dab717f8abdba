import { readRights } from "#app/office-rights";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { COMMAND_LINE } from "../account-events.server";
import { isSameEmail } from "../find-account.server";
import type { AccountRow } from "../lock-accounts.server";
import { joinRights, type PersonTexts, splitRights } from "./person-fields";

export const toPersonTexts = ({ name, email, role, rights }: AccountRow): PersonTexts => ({
  ...{ name, email, role },
  rights: joinRights(readRights(rights)),
});

export const toColumns = ({ name, email, role, rights }: PersonTexts) => ({
  ...{ name, email },
  role: role === "admin" ? ("admin" as const) : ("staff" as const),
  rights: splitRights(rights),
});

export async function findEmailOwner({ db }: Pick<Services, "db">, tx: Writer, email: string, except?: string) {
  const { userId, name, email: stored } = db.tables.adminUsers;
  const accounts = await tx.select({ userId, name, email: stored }).from(db.tables.adminUsers);
  return accounts.find((account) => account.userId !== except && isSameEmail(account.email, email));
}

export const NAME_TAKEN = "A colleague already has this name. Add an initial.";

/** Histories show names, so two accounts must not share one. */
export async function isNameTaken({ db }: Pick<Services, "db">, tx: Writer, name: string, except: string) {
  const accounts = await tx.select().from(db.tables.adminUsers);
  const others = accounts.filter(({ userId }) => userId !== except).map((account) => account.name || account.userId);
  return [...others, COMMAND_LINE].some((other) => other.toLowerCase() === name.toLowerCase());
}

export const describeOwner = ({ name, userId }: { name: string; userId: string }) =>
  `${name || userId} already has an account with this email address.`;

export type Errors = Partial<PersonTexts>;
