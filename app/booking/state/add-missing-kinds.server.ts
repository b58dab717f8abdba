import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import { type FirstRules, meetingKinds } from "../model/kinds";

export async function addMissingKinds({ db }: Pick<Services, "db">): Promise<void> {
  const tables = db.tables;
  // Read first, because a write would wait for other processes.
  const stored = await db.read.select({ id: tables.meetingKinds.id }).from(tables.meetingKinds);
  const missing = meetingKinds.filter(({ id }) => stored.every((row) => row.id !== id));
  for (const kind of missing) await db.transact((tx) => addKind(db, tx, kind));
}

/** A stored kind keeps the rules that the office gave it. */
export async function addKind(
  { tables }: Pick<Database, "tables">,
  tx: Writer,
  { id, firstRules }: { id: string; firstRules: FirstRules },
): Promise<void> {
  const { weekdays, hours, ...numbers } = firstRules;
  const position = meetingKinds.findIndex((kind) => kind.id === id) + 1;
  const kind = tx.insert(tables.meetingKinds).values({ id, position, ...numbers });
  const added = await kind.onConflictDoNothing().returning({ id: tables.meetingKinds.id });
  if (added.length === 0) return;
  const weekly = weekdays.flatMap((weekday) =>
    hours.map(({ start, end }) => ({ kindId: id, weekday, startMinute: start, endMinute: end })),
  );
  await tx.insert(tables.weeklyHours).values(weekly);
}
