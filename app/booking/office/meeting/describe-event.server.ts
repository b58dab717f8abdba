import { formatMoment } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";

type BookingEvent = Row<"bookingEvents">;

export function toHistoryEntry({ id, createdAt, actor, detail, ...event }: BookingEvent, zone: string) {
  return { id, at: createdAt, actor, text: describeEvent(event, zone), detail };
}

function describeEvent({ kind, before, after }: Pick<BookingEvent, "kind" | "before" | "after">, zone: string): string {
  const formatTime = (time: string | null) => (time ? formatMoment(new Date(time), zone) : "another time");
  switch (kind) {
    case "booked":
      return "Booked";
    case "moved":
      return `Moved from ${formatTime(before)} to ${formatTime(after)}`;
    case "cancelled":
      return "Canceled";
    case "no_show":
      return "Marked as a no-show";
    case "restored":
      return before === "no_show" ? "No longer a no-show" : "Booked again";
  }
}
