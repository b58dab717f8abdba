import { eachLine, type TextField } from "../server/forms/text-field";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm } from "../server/setting-form";
import { formatIsoDate } from "../server/time/business-time.server";
import { parseDayOff } from "../server/time/days-off";
import { formatCalendarDay } from "../server/time/formatters";
import { createHolidays, federalHolidays } from "../server/time/holidays.server";
import { calendar, turnaround } from "../site";

const SHOWN_DAYS = 365;

/** Whether the agency is closed on each federal holiday, by the keys of the settings. */
const holidayFields = Object.fromEntries(
  federalHolidays.map(({ key, name }) => [key, { name: key, label: `Closed on ${name}`, limit: 3, isSwitch: true }]),
) as unknown as Record<(typeof federalHolidays)[number]["key"], TextField>;

export function createCalendarForm({
  settings,
  defaultTimeZone,
}: Pick<Services, "settings" | "defaultTimeZone">): SettingForm {
  return describeSettings({
    title: "Time zone and holidays",
    description:
      "Your time zone, and the days you’re closed. Deliveries skip holidays, and nobody can book a call on one unless you add hours for that day.",
    section: calendar,
    fields: {
      time_zone: {
        name: "time_zone",
        label: "Time zone",
        limit: 64,
        choices: [
          { value: "", label: "Server default (BUSINESS_TIMEZONE)" },
          ...Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
        ],
        hint: "Booked calls don’t move. Weekly hours switch to the new time zone.",
      },
      ...holidayFields,
      own_days: {
        name: "own_days",
        label: "Your own days off",
        limit: 3000,
        isLong: true,
        format: eachLine(
          (line) => parseDayOff(line) !== null,
          "enter a day, such as 2026-12-24 Christmas Eve, or a span of at most 60 days, such as 2026-12-28 to 2026-12-31 Winter break.",
        ),
        hint: "One per line, such as 2026-12-24 Christmas Eve or 2026-12-28 to 2026-12-31 Winter break.",
      },
    },
    preview(texts) {
      const lastWorkDay = Number(settings.recall(turnaround).work_days);
      const holidays = createHolidays(texts as unknown as typeof calendar.defaults, lastWorkDay);
      const today = formatIsoDate(new Date(), texts.time_zone || defaultTimeZone);
      const days = holidays.list(today, SHOWN_DAYS).map(({ day, name }) => ({
        label: formatCalendarDay(day, { weekday: "short", month: "short", day: "numeric", year: "numeric" }),
        text: name,
      }));
      return days.length > 0 ? days : [{ label: "Open", text: "You’re never closed for a holiday." }];
    },
  });
}
