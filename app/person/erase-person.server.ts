import { and, eq, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import { listReferencing } from "#drizzle/references";
import { forgetCustomer, signCustomer } from "../payment/payment-entries.server";
import { ERASED_EMAIL } from "../server/records/person-records.server";
import { type RemoveRow, removeRecords } from "../trash/empty-trash.server";
import { collectPerson, type Person } from "./collect-person.server";
import { recordErasure } from "./erasures.server";
import { hasAddress, listPersonKinds, type PersonKind, type PersonServices } from "./find-records.server";
import { eraseMentions } from "./mentions.server";
import { eraseMessages } from "./person-messages.server";

export interface PlannedErasure {
  noun: string;
  plural: string;
  deleted: number;
  /** Records that accounting needs: they stay without personal data. */
  anonymized: number;
  records: PlannedRecord[];
  blocked: { message: string; records: PlannedRecord[] }[];
}

export interface PlannedRecord {
  name: string;
  about: string;
  href: string;
}

const MAX_NAMED = 12;

export interface ErasurePlan {
  kinds: PlannedErasure[];
  messages: number;
  mentions: number;
  /** Whether a confirmation of the address, or a count of emails to it, is stored. */
  hasConfirmation: boolean;
  /** User ids of accounts of the office, which are removed under People. */
  accounts: string[];
  isEmpty: boolean;
  isBlocked: boolean;
}

export const planErasure = async (services: PersonServices, address: string): Promise<ErasurePlan> =>
  plan(services, await collectPerson(services, address));

async function plan(services: PersonServices, person: Person): Promise<ErasurePlan> {
  const now = new Date();
  const kinds: PlannedErasure[] = [];
  for (const [name, kind] of listPersonKinds(services)) {
    const isTheirs = hasAddress(kind.person.email, person.address);
    const books = findBooks(kind);
    const anonymized = books ? await services.db.read.$count(kind.table, and(isTheirs, books)) : 0;
    const blocked: PlannedErasure["blocked"] = [];
    for (const { where, message } of listObstacles(kind, now)) {
      const records = await nameRecords(kind, await findIds(services, kind, and(isTheirs, where)));
      if (records.length > 0) blocked.push({ message, records });
    }
    const found = person.records[name] ?? [];
    const newest = found.slice(-MAX_NAMED).reverse();
    const records = await nameRecords(
      kind,
      newest.map(({ id }) => id),
    );
    kinds.push({
      noun: kind.noun,
      plural: kind.plural,
      deleted: found.length - anonymized,
      anonymized,
      records,
      blocked,
    });
  }
  const accounts = person.accounts.map(({ userId }) => userId);
  const messages = person.messages.own.length;
  const mentions = person.mentions.length + person.messages.others.length;
  const found = kinds.reduce((sum, { deleted, anonymized }) => sum + deleted + anonymized, 0);
  return {
    ...{ kinds, messages, mentions, accounts, hasConfirmation: person.recipient !== null },
    isEmpty: found + messages + mentions + accounts.length === 0 && !person.recipient,
    isBlocked: accounts.length > 0 || kinds.some(({ blocked }) => blocked.length > 0),
  };
}

const findBooks = ({ table, person: { books } }: PersonKind): SQL | undefined =>
  books && and(books.where, isNull(table.deletedAt));

function listObstacles({ inUse, kept, person }: PersonKind, now: Date): { where: SQL; message: string }[] {
  const used = inUse && { where: inUse.where(now), message: inUse.message };
  return [person.unfinished, used, kept].filter((obstacle) => obstacle !== undefined);
}

async function findIds({ db }: PersonServices, kind: PersonKind, where: SQL | undefined): Promise<string[]> {
  const rows = await db.read
    .select({ id: sql<string>`${kind.id}` })
    .from(kind.table)
    .where(where);
  return rows.map(({ id }) => id);
}

async function nameRecords(kind: PersonKind, ids: string[]): Promise<PlannedRecord[]> {
  const described = ids.length > 0 ? await kind.describe(ids) : [];
  return ids.flatMap((id) =>
    described
      .filter((record) => record.id === id)
      .map(({ reference, name, about, href }) => ({ name: reference ?? name, about, href })),
  );
}

/** Records that became blocked meanwhile stay. @throws Error if the plan is blocked, or as `removeRecords` */
export async function erasePerson(services: PersonServices, address: string, actor: string): Promise<void> {
  const person = await collectPerson(services, address);
  const { isBlocked, messages, mentions } = await plan(services, person);
  if (isBlocked) throw new Error("Something of this person cannot be erased yet.");
  const counts: Record<string, number> = {};
  const erase = async () => {
    for (const [name, { plural, person: records }] of listPersonKinds(services)) {
      const isTheirs = hasAddress(records.email, address);
      counts[`${plural} deleted`] = await deleteRecords(services, name, isTheirs);
      counts[`${plural} kept for the books`] = await anonymizeRecords(services, name, isTheirs);
    }
    await eraseMentions(services, address, person.mentions);
    counts["mentions replaced"] = mentions;
    const { emailRecipients, paymentEntries } = services.db.tables;
    await services.db.transact(async (tx) => {
      await eraseMessages(services, tx, person);
      await forgetCustomer(services.db, tx, eq(paymentEntries.customer, signCustomer(services, address)));
      if (person.recipient) await tx.delete(emailRecipients).where(eq(emailRecipients.id, person.recipient.id));
    });
    counts["emails and webhooks deleted"] = messages;
    counts["confirmed addresses deleted"] = person.recipient ? 1 : 0;
  };
  // What was erased before a failure stays erased.
  await erase().finally(() => recordErasure(services, actor, counts));
}

/** Deletes records that accounting does not need, and returns their number. @throws as `removeRecords` */
export function deleteRecords(services: PersonServices, name: string, matching: SQL | undefined): Promise<number> {
  const kind = services.features.trash[name] as PersonKind;
  const books = findBooks(kind);
  return removeRecords(services, name, and(matching, isErasable(kind), books && not(books)));
}

/** Removes personal data from records that accounting needs, and returns their number. @throws as `removeRecords` */
export async function anonymizeRecords(
  services: PersonServices,
  name: string,
  matching: SQL | undefined,
): Promise<number> {
  const kind = services.features.trash[name] as PersonKind;
  const books = findBooks(kind);
  const isNew = ne(kind.person.email, ERASED_EMAIL);
  return books ? removeRecords(services, name, and(matching, isErasable(kind), books, isNew), anonymizeRow) : 0;
}

const isErasable = (kind: PersonKind): SQL | undefined =>
  and(...listObstacles(kind, new Date()).map(({ where }) => not(where)));

const anonymizeRow: RemoveRow = async ({ db }, { table: root, person }, tx, id) => {
  for (const { table, column } of listReferencing(db, root)) {
    const kept = person?.books?.keeps.find((part) => part.table === table);
    if (kept && !kept.where) continue;
    await tx.delete(table).where(and(eq(column, id), kept?.where && not(kept.where)));
  }
  await person?.books?.anonymize(tx, id);
};
