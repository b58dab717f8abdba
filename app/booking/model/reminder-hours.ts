import { HOUR } from "#app/server/time/durations";

const REMINDER_HOURS = [24, 1];

/** Lists the reminders still to come, in hours before the call. Times are in milliseconds. */
export function listReminderHours(startsAt: number, now: number): number[] {
  return REMINDER_HOURS.filter((hours) => startsAt - hours * HOUR > now);
}

/** "We’ll remind you 24 hours and 1 hour before.", or null if none will be sent. */
export function describeReminders(startsAt: number, now: number): string | null {
  const hours = listReminderHours(startsAt, now).map((count) => (count === 1 ? "1 hour" : `${count} hours`));
  return hours.length > 0 ? `We’ll remind you ${hours.join(" and ")} before.` : null;
}
