import { createHolidays } from "#app/server/time/holidays.server";
import { createTurnaround } from "#app/server/time/turnaround.server";
import { calendar, turnaround } from "#app/site";

type Changes = Partial<Record<keyof typeof turnaround.defaults | keyof typeof calendar.defaults, string>>;

/** The rule of standard delivery with these settings changed, in New York. */
export const createRule = (changes: Changes = {}, zone = "America/New_York") =>
  createTurnaround({ ...turnaround.defaults, ...changes }, createHolidays({ ...calendar.defaults, ...changes }), zone);

export const usualTurnaround = createRule();
