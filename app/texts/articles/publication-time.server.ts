import { Temporal } from "temporal-polyfill";
import type { TextField } from "../../server/forms/text-field";
import type { Services } from "../../server/services.server";

export interface Zones extends Pick<Services, "defaultTimeZone"> {
  env: Pick<Services["env"], "BUSINESS_TIMEZONE">;
}

/**
 * Stored with the zone in which it was entered, such as 2026-01-31T07:00[America/New_York], so that another zone of
 * the settings moves no article. Those of files have no zone and mean the default one.
 */
export const readPublicationTime = (stored: string, defaultTimeZone: string): Temporal.ZonedDateTime =>
  stored.endsWith("]")
    ? Temporal.ZonedDateTime.from(stored)
    : Temporal.PlainDateTime.from(stored).toZonedDateTime(defaultTimeZone);

const toLocalMinute = (time: Temporal.ZonedDateTime): string =>
  time.toPlainDateTime().toString({ smallestUnit: "minute" });

export const getLocalMinute = ({ env }: Zones, at = Temporal.Now.instant()): string =>
  toLocalMinute(at.toZonedDateTimeISO(env.BUSINESS_TIMEZONE));

/** The form has the local time of the current zone. */
export const storePublicationTime = (zones: Zones): NonNullable<TextField["stored"]> => ({
  show: (stored) => stored && getLocalMinute(zones, readPublicationTime(stored, zones.defaultTimeZone).toInstant()),
  store: (typed) => typed && `${typed}[${zones.env.BUSINESS_TIMEZONE}]`,
});
