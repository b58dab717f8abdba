import type { Services } from "#app/server/services.server";
import { readHolidays } from "#app/server/time/holidays.server";
import { loadRules, loadSpecialDays } from "../state/rules.server";
import type { CalendarDay } from "../time/calendar-days.server";
import { listOpenHours } from "./compute-free-times.server";

/** The days (YYYY-MM-DD) on which no kind of meeting has hours, by the current rules. */
export async function findClosedDays(
  services: Pick<Services, "db" | "settings">,
  days: readonly CalendarDay[],
): Promise<Set<string>> {
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const holidays = readHolidays(services.settings);
  const kinds = await Promise.all(
    [...(await loadRules(services)).values()].map(async (rules) => ({
      rules,
      specialDays: await loadSpecialDays(services, rules.kind, first, last),
    })),
  );
  const isClosed = (day: CalendarDay) =>
    kinds.every(({ rules, specialDays }) => listOpenHours(day, rules, { specialDays, holidays }).length === 0);
  return new Set(days.filter(isClosed).map(({ day }) => day));
}
