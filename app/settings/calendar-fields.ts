import { eachLine, type TextField } from "../server/forms/text-field";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm } from "../server/setting-form";
import { formatIsoDate, formatTime } from "../server/time/business-time.server";
import { parseCoordinates } from "../server/time/coordinates";
import { parseDayOff } from "../server/time/days-off";
import { formatCalendarDay } from "../server/time/formatters";
import { createHolidays, federalHolidays } from "../server/time/holidays.server";
import { describeNight } from "../server/time/night.server";
import { calendar, turnaround } from "../site";

const SHOWN_DAYS = 365;

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
      "Your time zone, and the days you’re closed. Deliveries skip holidays, and nobody can book on one unless you add hours for that day.",
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
        hint: "Existing bookings don’t move. Weekly hours switch to the new time zone.",
      },
      coordinates: {
        name: "coordinates",
        label: "Latitude and longitude",
        limit: 40,
        format: {
          isValid: (text) => parseCoordinates(text) !== null,
          problem: "Enter two numbers, such as 28.54, -81.38.",
        },
        hint: "Such as 28.54, -81.38 for Orlando. From sunset to sunrise there, Home shows a night sky and your local time. If this is empty or far from your time zone, night is from 8 PM to 7 AM.",
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
      const zone = texts.time_zone || defaultTimeZone;
      const today = formatIsoDate(new Date(), zone);
      const days = holidays.list(today, SHOWN_DAYS).map(({ day, name }) => ({
        label: formatCalendarDay(day, { weekday: "short", month: "short", day: "numeric", year: "numeric" }),
        text: name,
      }));
      const closed = days.length > 0 ? days : [{ label: "Open", text: "You’re never closed for a holiday." }];
      return [{ label: "Night on Home", text: describeNightHours(texts.coordinates ?? "", zone) }, ...closed];
    },
  });
}

function describeNightHours(coordinates: string, zone: string): string {
  const { isNight, changes } = describeNight(Date.now(), coordinates, zone);
  const [begin, end] = (isNight ? [...changes].reverse() : changes).map((at) => formatTime(at, zone));
  return `${begin} to ${end}`;
}
