import { eq, inArray } from "drizzle-orm";
import type { Row } from "#drizzle/schema";
import { signCustomer } from "../payment/payment-entries.server";
import { findRecipient } from "../server/outbox/recipients.server";
import { toZipNames } from "../server/storage/zip-names.server";
import {
  type FoundRecord,
  type FoundRecords,
  findAllRecords,
  hasAddress,
  listPersonKinds,
  type PersonServices,
  type StoredRow,
} from "./find-records.server";
import { findMentions, type Mention } from "./mentions.server";
import { findMessages, isAbout, type PersonMessages } from "./person-messages.server";

export interface Person {
  address: string;
  records: FoundRecords;
  mentions: Mention[];
  messages: PersonMessages;
  recipient: Row<"emailRecipients"> | null;
  /** Found by the signature of the address. */
  payments: Row<"paymentEntries">[];
  refunds: Row<"refunds">[];
  receipts: Row<"receipts">[];
  accounts: Account[];
}

type Account = Pick<Row<"adminUsers">, "userId" | "name" | "email" | "role" | "lastSignInAt" | "notifications"> & {
  events: Row<"accountEvents">[];
};

export async function collectPerson(services: PersonServices, address: string): Promise<Person> {
  const records = await findAllRecords(services, address);
  const payments = await findPayments(services, address);
  return {
    address,
    records,
    mentions: await findMentions(services, address, records),
    messages: await findMessages(services, address, records),
    recipient: await findRecipient(services, address),
    payments,
    refunds: await findRefunds(services, payments),
    receipts: await findReceipts(services, payments),
    accounts: await findAccounts(services, address),
  };
}

function findPayments(services: PersonServices, address: string) {
  const { read, tables } = services.db;
  const { customer, createdAt } = tables.paymentEntries;
  return read
    .select()
    .from(tables.paymentEntries)
    .where(eq(customer, signCustomer(services, address)))
    .orderBy(createdAt);
}

async function findRefunds({ db }: PersonServices, payments: readonly Row<"paymentEntries">[]) {
  const { refunds } = db.tables;
  const ids = payments.filter(({ kind }) => kind === "payment").map(({ id }) => id);
  return ids.length > 0 ? db.read.select().from(refunds).where(inArray(refunds.paymentEntry, ids)) : [];
}

function findReceipts({ db: { read, tables } }: PersonServices, payments: readonly Row<"paymentEntries">[]) {
  const { entryId, year, sequence } = tables.receipts;
  const entries = payments.map(({ id }) => id);
  return read.select().from(tables.receipts).where(inArray(entryId, entries)).orderBy(year, sequence);
}

async function findAccounts({ db }: PersonServices, address: string): Promise<Account[]> {
  const { accountEvents, adminUsers } = db.tables;
  const { userId, name, email, role, lastSignInAt, notifications } = adminUsers;
  const accounts = await db.read
    .select({ userId, name, email, role, lastSignInAt, notifications })
    .from(adminUsers)
    .where(hasAddress(email, address));
  return Promise.all(
    accounts.map(async (account) => ({
      ...account,
      events: await db.read.select().from(accountEvents).where(eq(accountEvents.userId, account.userId)),
    })),
  );
}

export interface PersonFile {
  name: string;
  path: string;
  size: number;
  uploadedAt: Date;
}

export function describePerson(services: PersonServices, person: Person): { data: string; files: PersonFile[] } {
  const stored = listFiles(person);
  const names = toZipNames(stored.map(({ name }) => name));
  const files = stored.map((file, index) => ({ ...file, name: `files/${names[index]}` }));
  const byPath = new Map(files.map(({ path, name }) => [path, name]));
  const kinds = listPersonKinds(services).map(([name, { plural }]) => {
    const found = person.records[name] ?? [];
    return [plural, found.map((record) => describeRecord(record, byPath))];
  });
  const { address, mentions, messages, recipient, payments, receipts, refunds, accounts } = person;
  const copy = {
    address,
    madeAt: new Date(),
    records: Object.fromEntries(kinds),
    mentions: mentions.map(({ table, texts: { search: _, ...texts } }) => ({ table, ...texts })),
    emails: messages.own.map((row) => {
      const { id, kind, topic, state, createdAt, finishedAt } = row;
      return { id, kind, topic, state, createdAt, finishedAt, content: readContent(row, person.records) };
    }),
    confirmedAddress: recipient && { confirmedAt: recipient.confirmedAt, recentEmails: recipient.recent.length },
    payments: payments.map(({ customer: _, paidBefore: __, ...payment }) => payment),
    refunds,
    receipts: receipts.map(({ entryId: _, rootId: __, ...receipt }) => receipt),
    accounts,
  };
  return { data: JSON.stringify(copy, null, 2), files };
}

// Leaves out addresses of webhooks and colleagues, and emails to the office, whose links sign in.
function readContent(row: Row<"outbox">, records: FoundRecords): unknown {
  if (!isAbout(row, records)) return undefined;
  const { body, data, text } = row.payload as { body?: unknown; data?: unknown; text?: unknown };
  return row.kind === "webhook" ? body : (data ?? text);
}

const describeRecord = ({ row, parts }: FoundRecord, byPath: ReadonlyMap<string, string>) => ({
  ...describeRow(row, byPath),
  ...Object.fromEntries(
    Object.entries(parts).map(([name, rows]) => [name, rows.map((part) => describeRow(part, byPath))]),
  ),
});

// Without the column for the search, and with a file's name instead of its storage key.
function describeRow(row: StoredRow, byPath: ReadonlyMap<string, string>): StoredRow {
  const { search: _, path, ...shown } = row;
  return typeof path === "string" ? { ...shown, file: byPath.get(path) ?? null } : shown;
}

function listFiles({ records }: Person): PersonFile[] {
  const rows = Object.values(records).flatMap((found) =>
    found.flatMap(({ parts }) => [...(parts.uploads ?? []), ...(parts.deliveredFiles ?? [])]),
  ) as unknown as (Row<"uploads"> & Row<"deliveredFiles">)[];
  return rows
    .filter(({ state }) => state === "stored")
    .map(({ name, path, size, createdAt, uploadedAt }) => ({ name, path, size, uploadedAt: createdAt ?? uploadedAt }));
}
