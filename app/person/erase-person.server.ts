import { and, eq, inArray, ne, not, type SQL, sql } from "drizzle-orm";
import { listReferencing } from "#drizzle/references";
import { ERASED } from "../server/trash-kind.server";
import { type RemoveRow, removeRecords } from "../trash/empty-trash.server";
import { collectPerson } from "./collect-person.server";
import { hasAddress, listPersonKinds, type PersonKind, type PersonServices } from "./find-records.server";
import { eraseMentions } from "./mentions.server";

/** What erasing does with the records of a kind. */
export interface PlannedErasure {
  /** Such as "orders". */
  plural: string;
  deleted: number;
  /** Records that the books need: they stay without what is personal. */
  anonymized: number;
  /** Why some cannot be erased yet, with how to name them. */
  blocked: { message: string; names: string[] }[];
}

export interface ErasurePlan {
  kinds: PlannedErasure[];
  messages: number;
  /** Records of somebody else in which the address is replaced. */
  mentions: number;
  /** User ids of accounts of the office, which are removed under People. */
  accounts: string[];
  isEmpty: boolean;
  isBlocked: boolean;
}

/** Changes nothing. */
export async function planErasure(services: PersonServices, address: string, now = new Date()): Promise<ErasurePlan> {
  const person = await collectPerson(services, address);
  const planned = listPersonKinds(services).map(async ([, kind]) => {
    const isTheirs = hasAddress(kind.person.email, address);
    const count = (where: SQL | undefined) => services.db.read.$count(kind.table, and(isTheirs, where));
    const anonymized = kind.person.books ? await count(kind.person.books.where) : 0;
    const blocked = await Promise.all(
      listObstacles(kind, now).map(async ({ where, message }) => ({
        message,
        names: await listNames(services, kind, and(isTheirs, where)),
      })),
    );
    return {
      plural: kind.plural,
      deleted: (await count(undefined)) - anonymized,
      anonymized,
      blocked: blocked.filter(({ names }) => names.length > 0),
    };
  });
  const kinds = await Promise.all(planned);
  const accounts = person.accounts.map(({ userId }) => userId);
  const isBlocked = accounts.length > 0 || kinds.some(({ blocked }) => blocked.length > 0);
  const found = kinds.reduce((sum, { deleted, anonymized }) => sum + deleted + anonymized, 0);
  const isEmpty = found + person.messages.length + person.mentions.length + accounts.length === 0 && !person.recipient;
  const { messages, mentions } = person;
  return { kinds, messages: messages.length, mentions: mentions.length, accounts, isEmpty, isBlocked };
}

function listObstacles({ inUse, kept, person }: PersonKind, now: Date): { where: SQL; message: string }[] {
  const used = inUse && { where: inUse.where(now), message: inUse.message };
  return [person.open, used, kept].filter((obstacle) => obstacle !== undefined);
}

async function listNames({ db }: PersonServices, kind: PersonKind, where: SQL | undefined): Promise<string[]> {
  const rows = await db.read
    .select({ id: sql<string>`${kind.id}` })
    .from(kind.table)
    .where(where);
  const records = await kind.describe(rows.map(({ id }) => id));
  return records.map(({ reference, name }) => reference ?? name);
}

/** Records that became blocked meanwhile stay. @throws Error if the plan is blocked, or as `removeRecords` */
export async function erasePerson(services: PersonServices, address: string, actor: string): Promise<ErasurePlan> {
  const plan = await planErasure(services, address);
  if (plan.isBlocked) throw new Error("Something of this person cannot be erased yet.");
  const { messages, mentions, recipient } = await collectPerson(services, address);
  for (const [name, kind] of listPersonKinds(services))
    await eraseRecords(services, name, hasAddress(kind.person.email, address));
  await eraseMentions(services, address, mentions);
  const { outbox, emailRecipients } = services.db.tables;
  await services.db.transact(async (tx) => {
    const ids = messages.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.id, ids));
    if (recipient) await tx.delete(emailRecipients).where(eq(emailRecipients.id, recipient.id));
  });
  const sum = (what: "deleted" | "anonymized") => plan.kinds.reduce((count, kind) => count + kind[what], 0);
  const counts = {
    deleted: sum("deleted"),
    anonymized: sum("anonymized"),
    messages: plan.messages,
    mentions: plan.mentions,
  };
  services.log.info({ ...counts, user: actor }, "person erased");
  return plan;
}

/** Returns the number of records that were deleted or anonymized. @throws as `removeRecords` */
export async function eraseRecords(
  services: PersonServices,
  name: string,
  matching: SQL | undefined,
  { books = true, others = true } = {},
): Promise<number> {
  const kind = services.features.trash[name] as PersonKind;
  const obstacles = listObstacles(kind, new Date()).map(({ where }) => not(where));
  const erasable = and(matching, ...obstacles);
  const kept = kind.person.books?.where;
  const deleted = others ? await removeRecords(services, name, kept ? and(erasable, not(kept)) : erasable) : 0;
  if (!kept || !books) return deleted;
  const isNew = ne(kind.person.email, ERASED);
  return deleted + (await removeRecords(services, name, and(erasable, kept, isNew), anonymizeRow));
}

/** Keeps the row, and deletes what references it. */
const anonymizeRow: RemoveRow = async ({ db }, kind, tx, id) => {
  for (const { table, column } of listReferencing(db, kind.table)) await tx.delete(table).where(eq(column, id));
  await kind.person?.books?.anonymize(tx, id);
};
