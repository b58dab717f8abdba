import { and, asc, gte, lte } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { OpenHours } from "#drizzle/schema/values";
import { isForKind } from "../model/kinds";
import type { RuleNumbers } from "../model/rule-fields";

/** Weekday 1 is Monday. Times are minutes after midnight. */
export type WeeklyHours = (OpenHours & { weekday: number })[];

export interface MeetingRules extends RuleNumbers {
  kind: string;
  version: number;
  weekly: WeeklyHours;
}

export interface StoredRules extends MeetingRules {
  /** The other kind that `weekly` belongs to, if any. */
  hoursOf: string | null;
  ownWeekly: WeeklyHours;
}

type Reader = Pick<Writer, "select">;

export async function loadRules(
  { db }: Pick<Services, "db">,
  reader: Reader = db.read,
): Promise<Map<string, StoredRules>> {
  const { meetingKinds, weeklyHours } = db.tables;
  const kinds = await reader.select().from(meetingKinds);
  const hours = await reader.select().from(weeklyHours).orderBy(asc(weeklyHours.weekday), asc(weeklyHours.startMinute));
  const listHours = (kind: string) =>
    hours
      .filter(({ kindId }) => kindId === kind)
      .map(({ weekday, startMinute, endMinute }) => ({ weekday, start: startMinute, end: endMinute }));
  return new Map(
    kinds.map(({ id, position: _, ...rest }) => {
      const weekly = listHours(rest.hoursOf ?? id);
      return [id, { kind: id, ...rest, weekly, ownWeekly: rest.hoursOf ? listHours(id) : weekly }];
    }),
  );
}

/** Hours that replace the kind's weekly ones, keyed by day (YYYY-MM-DD). Both days are included. */
export async function loadSpecialDays(
  { db }: Pick<Services, "db">,
  kind: string,
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
