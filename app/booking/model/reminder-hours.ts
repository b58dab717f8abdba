import { HOUR } from "#app/server/time/durations";

const REMINDER_HOURS = [24, 1];

/** Lists the reminders still to come, in hours before the call. Times are in milliseconds. */
export function listReminderHours(startsAt: number, now: number): number[] {
  return REMINDER_HOURS.filter((hours) => startsAt - hours * HOUR > now);
}

/** "24 hours and 1 hour before", with spaces that don't break after the numbers, or null if none will be sent. */
export function listReminders(startsAt: number, now: number): string | null {
  const hours = listReminderHours(startsAt, now).map((count) => `${count}\u00a0${count === 1 ? "hour" : "hours"}`);
  return hours.length > 0 ? `${hours.join(" and ")} before` : null;
}

/** "We’ll remind you 24 hours and 1 hour before." */
export function describeReminders(startsAt: number, now: number): string | null {
  const reminders = listReminders(startsAt, now);
  return reminders && `We’ll remind you ${reminders}.`;
}
