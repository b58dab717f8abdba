import { DAY, HOUR } from "#app/server/time/durations";

const MAX_AGE_MS = 14 * DAY;

export interface ReminderTime {
  number: number;
  /** Milliseconds since the order. */
  minAge: number;
  maxAge: number;
}

/** Skips a reminder once half of the time to the next one has passed, so that two never come close together. */
export function listReminderTimes(hours: number[]): ReminderTime[] {
  const ages = [...new Set(hours)].filter((age) => age > 0).sort((a, b) => a - b);
  return ages.map((age, index) => {
    const next = ages[index + 1];
    const maxAge = next === undefined ? MAX_AGE_MS : ((age + next) / 2) * HOUR;
    return { number: index + 1, minAge: age * HOUR, maxAge };
  });
}

/** "1 day and 3 days"; empty if there are none. */
export function describeReminderTimes(hours: number[]): string {
  const times = listReminderTimes(hours).map(({ minAge }) => {
    const [unit, length] = minAge % DAY === 0 ? (["day", DAY] as const) : (["hour", HOUR] as const);
    return new Intl.NumberFormat("en-US", { style: "unit", unit, unitDisplay: "long" }).format(minAge / length);
  });
  return new Intl.ListFormat("en-US").format(times);
}
