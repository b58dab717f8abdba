import { formatOpenHours, parseOpenHours } from "#app/booking/availability/open-hours";
import { getHoursField, HOURS_OF_FIELD } from "#app/booking/model/rule-fields";
import { weekdays } from "#app/booking/model/weekdays";
import type { WeekDay } from "./load-availability.server";

const fields = weekdays.map(({ weekday }) => getHoursField(weekday));
const [monday = "", ...tuesdayToFriday] = weekdays
  .filter(({ weekday }) => weekday <= 5)
  .map(({ weekday }) => getHoursField(weekday));

type Typed = Readonly<Record<string, string>>;

/** Null while the hours of another kind are chosen. */
export function readTypedHours(form: HTMLFormElement): Record<string, string> | null {
  const data = new FormData(form);
  if (data.get(HOURS_OF_FIELD)) return null;
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? "")]));
}

export function copyMondayHours(form: HTMLFormElement): Record<string, string> | null {
  const find = (name: string) => form.elements.namedItem(name);
  const source = find(monday);
  for (const name of tuesdayToFriday) {
    const field = find(name);
    if (field instanceof HTMLInputElement && source instanceof HTMLInputElement) field.value = source.value;
  }
  return readTypedHours(form);
}

/** @param typed null for the saved week */
export function toTypedWeek(week: readonly WeekDay[], typed: Typed | null): readonly WeekDay[] {
  if (!typed) return week;
  return week.map((day, index) => {
    const text = typed[fields[index] ?? ""];
    if (text === undefined) return day;
    const parsed = parseOpenHours(text);
    const isUnreadable = "problem" in parsed;
    return {
      ...day,
      hours: isUnreadable ? [] : parsed.hours,
      text: isUnreadable ? "check these hours" : formatOpenHours(parsed.hours),
      isUnreadable,
    };
  });
}
