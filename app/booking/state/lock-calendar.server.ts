import { asc } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import { loadRules, type StoredRules } from "./rules.server";

/** Bookings and special days change one at a time, because one visitor may book several kinds at the same time. */
export async function lockCalendar({ dialect, tables: { meetingKinds } }: Database, tx: Writer): Promise<void> {
  if (dialect === "postgres")
    await tx.select({ id: meetingKinds.id }).from(meetingKinds).orderBy(asc(meetingKinds.id)).for("update");
}

export async function lockRules(services: Pick<Services, "db">, tx: Writer): Promise<Map<string, StoredRules>> {
  await lockCalendar(services.db, tx);
  return loadRules(services, tx);
}

export async function lockKind(services: Services, tx: Writer, kind: string): Promise<StoredRules | null> {
  return (await lockRules(services, tx)).get(kind) ?? null;
}
