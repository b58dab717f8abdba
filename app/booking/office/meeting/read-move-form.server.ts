import { parseTime } from "#app/booking/availability/open-hours";
import { CELL_MINUTES } from "#app/booking/model/cells";
import { cleanLine } from "#app/server/text/clean-text";
import { DAY } from "#app/server/time/durations";
import { readDay } from "../read-day.server";

export interface SentMove {
  /** Epoch milliseconds, or null if there are `errors`. */
  startsAt: number | null;
  isTyped: boolean;
  allowsOutside: boolean;
  values: Record<string, string>;
  errors: Record<string, string>;
}

const MAX_AHEAD_MS = 2 * 365 * DAY;

/** A typed date and time take precedence over a chosen free time. */
export function readMoveForm(fields: URLSearchParams, zone: string, now: number): SentMove {
  const readText = (name: string) => cleanLine(fields.get(name) ?? "").slice(0, 100);
  const values = { to: readText("to"), date: readText("date"), time: readText("time"), outside: readText("outside") };
  const sent = { values, errors: {}, allowsOutside: values.outside === "1" };
  if (!values.date && !values.time) {
    const startsAt = /^\d{1,15}$/.test(values.to) ? Number(values.to) : null;
    const errors: Record<string, string> = startsAt === null ? { to: "Choose an open time, or type one below." } : {};
    return { ...sent, startsAt, isTyped: false, errors };
  }
  const errors: Record<string, string> = {};
  const [day, clock] = [readDay(values.date), parseTime(values.time)];
  if (!day) errors.date = "Choose the day.";
  if (!clock) errors.time = "Enter a time such as 2:30 PM.";
  else if (clock.minute % CELL_MINUTES) errors.time = `Use a time in steps of ${CELL_MINUTES} minutes.`;
  if (!day || !clock || errors.time) return { ...sent, startsAt: null, isTyped: true, errors };

  const wall = day.toPlainDateTime({ hour: Math.floor(clock.minute / 60), minute: clock.minute % 60 });
  const moment = wall.toZonedDateTime(zone);
  if (!moment.toPlainDateTime().equals(wall)) errors.time = "Clocks skip this time on that day. Choose another.";
  else if (moment.epochMilliseconds <= now) errors.date = "That time has passed. Choose a later one.";
  else if (moment.epochMilliseconds > now + MAX_AHEAD_MS) errors.date = "Choose a day within the next two years.";
  return { ...sent, startsAt: Object.keys(errors).length > 0 ? null : moment.epochMilliseconds, isTyped: true, errors };
}
