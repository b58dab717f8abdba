import { and, asc, gte, lte } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { OpenHours } from "#drizzle/schema/values";
import { isForKind, isKindId, type KindId } from "../model/kinds";
import type { RuleNumbers } from "../model/rule-fields";

export interface MeetingRules extends RuleNumbers {
  kind: KindId;
  version: number;
  /** 1 is Monday; minutes after midnight. */
  weekly: { weekday: number; start: number; end: number }[];
}

type Reader = Pick<Writer, "select">;

export async function loadRules(
  { db }: Pick<Services, "db">,
  reader: Reader = db.read,
): Promise<Map<KindId, MeetingRules>> {
  const { meetingKinds, weeklyHours } = db.tables;
  const kinds = await reader.select().from(meetingKinds);
  const hours = await reader.select().from(weeklyHours).orderBy(asc(weeklyHours.weekday), asc(weeklyHours.startMinute));
  const rules = new Map<KindId, MeetingRules>();
  for (const { id, position: _, ...rest } of kinds) {
    if (!isKindId(id)) continue;
    const weekly = hours
      .filter(({ kindId }) => kindId === id)
      .map(({ weekday, startMinute, endMinute }) => ({ weekday, start: startMinute, end: endMinute }));
    rules.set(id, { kind: id, ...rest, weekly });
  }
  return rules;
}

/** The hours that replace the weekly ones of this kind, by day (YYYY-MM-DD). Both days are included. */
export async function loadSpecialDays(
  { db }: Pick<Services, "db">,
  kind: KindId,
  firstDay: string,
  lastDay: string,
  reader: Reader = db.read,
): Promise<Map<string, OpenHours[]>> {
  const { specialDays } = db.tables;
  const rows = await reader
    .select({ day: specialDays.day, hours: specialDays.hours, kinds: specialDays.kinds })
    .from(specialDays)
    .where(and(gte(specialDays.day, firstDay), lte(specialDays.day, lastDay)));
  return new Map(rows.filter((row) => isForKind(row, kind)).map(({ day, hours }) => [day, hours]));
}
