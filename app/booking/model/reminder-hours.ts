import { HOUR } from "#app/server/time/durations";

const REMINDER_HOURS = [24, 1];

export function listReminderHours(startsAt: number, now: number): number[] {
  return REMINDER_HOURS.filter((hours) => startsAt - hours * HOUR > now);
}

/** "24 hours and 1 hour before", with non-breaking spaces after the numbers. Null without reminders. */
export function listReminders(startsAt: number, now: number): string | null {
  const hours = listReminderHours(startsAt, now).map((count) => `${count}\u00a0${count === 1 ? "hour" : "hours"}`);
  return hours.length > 0 ? `${hours.join(" and ")} before` : null;
}

export function describeReminders(startsAt: number, now: number): string | null {
  const reminders = listReminders(startsAt, now);
  return reminders && `We’ll remind you ${reminders}.`;
}
