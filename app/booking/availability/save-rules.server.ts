import { and, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { KindId } from "../model/kinds";
import type { RuleNumbers } from "../model/rule-fields";

export interface SentRules {
  numbers: RuleNumbers;
  weekly: { weekday: number; start: number; end: number }[];
}

/** Returns false and changes nothing if the rules no longer have this version. */
export async function saveRules(
  { db }: Pick<Services, "db" | "changes">,
  kind: KindId,
  version: number,
  { numbers, weekly }: SentRules,
): Promise<boolean> {
  const { meetingKinds, weeklyHours } = db.tables;
  return db.transact(async (tx) => {
    const updated = await tx
      .update(meetingKinds)
      .set({ ...numbers, version: version + 1 })
      .where(and(eq(meetingKinds.id, kind), eq(meetingKinds.version, version)))
      .returning({ id: meetingKinds.id });
    if (updated.length === 0) return false;
    await tx.delete(weeklyHours).where(eq(weeklyHours.kindId, kind));
    const rows = weekly.map(({ weekday, start, end }) => ({
      kindId: kind,
      weekday,
      startMinute: start,
      endMinute: end,
    }));
    if (rows.length > 0) await tx.insert(weeklyHours).values(rows);
    return true;
  });
}
