import { and, eq, inArray, or } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Services } from "../server/services.server";
import {
  type FoundRecords,
  hasText,
  mayContain,
  normalizeAddress,
  replaceAddress,
  toTexts,
} from "./find-records.server";

// Emails to colleagues that list records of many people are about none of them.
const SUMMARY = "team-summary";

export interface PersonMessages {
  /** About the person's records, or to the person. */
  own: Row<"outbox">[];
  /** About others, but with the address or one of the records. */
  others: Row<"outbox">[];
}

export async function findMessages(
  { db }: Pick<Services, "db">,
  address: string,
  records: FoundRecords,
): Promise<PersonMessages> {
  const { outbox } = db.tables;
  const ids = Object.entries(records).flatMap(([kind, found]) => {
    const about = found.map(({ id }) => id);
    return about.length > 0 ? [and(eq(outbox.aboutKind, kind), inArray(outbox.aboutId, about))] : [];
  });
  const rows = await db.read
    .select()
    .from(outbox)
    .where(or(mayContain(db, outbox.payload, address), eq(outbox.topic, SUMMARY), ...ids))
    .orderBy(outbox.createdAt);
  const numbers = listNumbers(records);
  const isOwn = (row: Row<"outbox">) => isAbout(row, records) || getRecipient(row) === normalizeAddress(address);
  const isNamed = ({ topic, payload }: Row<"outbox">) =>
    hasText(payload, address) || (topic === SUMMARY && hasNumber(payload, numbers));
  return { own: rows.filter(isOwn), others: rows.filter((row) => !isOwn(row) && isNamed(row)) };
}

export const isAbout = ({ aboutKind, aboutId }: Row<"outbox">, records: FoundRecords): boolean =>
  records[aboutKind ?? ""]?.some(({ id }) => id === aboutId) ?? false;

function getRecipient({ kind, payload }: Row<"outbox">): string | null {
  const { to } = payload as { to?: unknown };
  return kind === "mail" && typeof to === "string" ? normalizeAddress(to) : null;
}

const listNumbers = (records: FoundRecords): string[] =>
  Object.values(records).flatMap((found) =>
    found.flatMap(({ row: { submissionId, number, reference } }) =>
      [submissionId, number, reference].filter((text) => typeof text === "string"),
    ),
  );

const hasNumber = (value: unknown, numbers: readonly string[]): boolean =>
  toTexts(value).some((text) => numbers.some((number) => text.includes(number)));

/** A message that is being sent at this moment goes out unchanged. */
export async function eraseMessages(
  { db }: Pick<Services, "db">,
  tx: Writer,
  { address, messages, records }: { address: string; messages: PersonMessages; records: FoundRecords },
): Promise<void> {
  const { outbox } = db.tables;
  const own = messages.own.map(({ id }) => id);
  if (own.length > 0) await tx.delete(outbox).where(inArray(outbox.id, own));
  const numbers = listNumbers(records);
  for (const { id, topic, payload } of messages.others) {
    const listed = topic === SUMMARY ? removeEntries(payload, numbers) : payload;
    await tx
      .update(outbox)
      .set({ payload: replaceAddress(listed, address) })
      .where(eq(outbox.id, id));
  }
}

function removeEntries(value: unknown, numbers: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const isEntry = (part: unknown) => typeof part === "object" && part !== null && "text" in part;
    const kept = value.filter((part) => !(isEntry(part) && hasNumber(part, numbers)));
    return kept.map((part) => removeEntries(part, numbers));
  }
  if (typeof value !== "object" || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, removeEntries(part, numbers)]));
}
