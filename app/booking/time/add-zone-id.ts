/** Follows the name of a time zone: " (America/New York)", or nothing for UTC, whose name and id are the same. */
export const addZoneId = (id: string) => (id === "UTC" ? "" : ` (${id.replaceAll("_", " ")})`);
