import { listFreeTimes } from "../../../app/booking/availability/free-times.server";
import type { KindId } from "../../../app/booking/kinds";
import { type BookingRequest, bookMeeting } from "../../../app/booking/place/book-meeting.server";
import type { Row } from "../../../drizzle/schema";
import type { Site } from "../site";

const SPAN_MS = 28 * 86_400_000;

export function listTimes({ services }: Site, kind: KindId = "audit", now = Date.now()): Promise<number[]> {
  return listFreeTimes(services, kind, now, now + SPAN_MS, now);
}

/** Books the next free time, unless the request has one. */
export async function bookFreeTime(site: Site, changes: Partial<BookingRequest> = {}): Promise<Row<"bookings">> {
  const kind = (changes.kind ?? "audit") as KindId;
  const [startsAt = 0] = changes.startsAt ? [changes.startsAt] : await listTimes(site, kind);
  const result = await bookMeeting(site.services, {
    kind,
    startsAt,
    timeZone: "Asia/Kolkata",
    name: "Dana Whitfield",
    email: "dana@studio.example",
    phone: null,
    note: null,
    source: null,
    ...changes,
  });
  if (!("booked" in result)) throw new Error("The time is taken");
  return result.booked;
}
