import ical, { type VEvent } from "node-ical";

/** Reads a calendar file with one entry. */
export function parseCalendar(text = ""): { method: string | undefined; event: VEvent } {
  const [event, ...others] = listEntries(text);
  if (!event || others.length > 0) throw new Error("The file does not have exactly one entry");
  return { method: /^METHOD:(\w+)/m.exec(text)?.[1], event };
}

export function listEntries(text: string): VEvent[] {
  return Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === "VEVENT") as VEvent[];
}
