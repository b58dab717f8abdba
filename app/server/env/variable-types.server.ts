import { z } from "zod";
import { isUtc } from "../time/formatters";
import { isTimeZone } from "../time/time-zone.server";

export const text = z.string().trim().min(1);
export const link = z.url({ protocol: /^https?$/ });
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const whole = z.coerce.number().int().min(0);
export const timeZone = text
  .refine(isTimeZone, "must be a time zone such as America/New_York")
  .transform((zone) => (isUtc(zone) ? "UTC" : zone));
export const hoursList = z
  .string()
  .regex(/^(\d+\s*,\s*)*\d+$/, "must be whole numbers with commas between them")
  .transform((list) => list.split(",").map(Number))
  .refine((hours) => hours.every((each) => each < 336), "must be less than 336, which is 14 days");

export const secret = z.string().min(32, "must have at least 32 characters");
