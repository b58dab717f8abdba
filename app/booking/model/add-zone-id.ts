import { isUtc } from "#app/server/time/formatters";

/** Follows the name of a time zone: " (America/New York)", or nothing for UTC, whose name says it all. */
export const addZoneId = (id: string) => (isUtc(id) ? "" : ` (${id.replaceAll("_", " ")})`);
