import { listFreeTimes } from "#app/booking/availability/free-times.server";
import { type BookingRequest, bookMeeting } from "#app/booking/place/book-meeting.server";
import { cancelMeeting, restoreMeeting } from "#app/booking/place/cancel-meeting.server";
import { moveMeeting } from "#app/booking/place/move-meeting.server";
import type { Row } from "#drizzle/schema";
import { emptyTables, insertRows, listRows } from "../database/rows";
import type { Site } from "../site";

export const DAY = 86_400_000;

export const visitor = {
  kind: "audit",
  timeZone: "Asia/Kolkata",
  name: "Dana Whitfield",
  email: "dana@studio.example",
  phone: "407-555-0134",
  note: "We lose orders on weekends.",
  source: { page: "/book-consultation" },
} satisfies Omit<BookingRequest, "startsAt">;

/** From tomorrow, within the four weeks that the office can choose from. */
export function listTimes({ services }: Site, kind: string = "audit", now = Date.now()): Promise<number[]> {
  return listFreeTimes(services, kind, now + DAY, now + 28 * DAY, now);
}

/** @throws Error if there is no such time */
export async function getTime(site: Site, index = 0, kind: string = "audit"): Promise<number> {
  const time = (await listTimes(site, kind)).at(index);
  if (time === undefined) throw new Error(`There is no free time ${index}`);
  return time;
}

/** @throws Error if the time is taken, or the visitor has three already */
export async function book(site: Site, changes: Partial<BookingRequest> = {}, now?: number): Promise<Row<"bookings">> {
  const startsAt = changes.startsAt ?? (await getTime(site, 0, changes.kind));
  const result = await bookMeeting(site.services, { ...visitor, startsAt, ...changes }, now);
  if (!("booked" in result)) throw new Error("The time is not booked");
  return result.booked;
}

/** Inserts copies of one booking, without their busy times. */
export async function insertBookings(site: Site, ...changes: Partial<Row<"bookings">>[]): Promise<void> {
  const original = await book(site, { name: "Original" });
  const rows = changes.map((change, index) => {
    const startsAt = change.startsAt ?? original.startsAt;
    const name = change.name ?? `Visitor ${index}`;
    const unique = { id: `b${index}`, reference: `MTG-${String(index).padStart(8, "0")}`, submissionKey: `k${index}` };
    return { ...original, ...unique, name, search: name.toLowerCase(), endsAt: new Date(+startsAt + 9e5), ...change };
  });
  await emptyTables(site, "bookings");
  await insertRows(site, "bookings", rows);
}

export const removeBookings = (site: Site): Promise<void> => emptyTables(site, "bookings");

export const listBookings = (site: Site) => listRows(site, "bookings", {}, "id");

export async function getBooking(site: Site, id: string): Promise<Row<"bookings">> {
  const [booking] = await listRows(site, "bookings", { id });
  if (!booking) throw new Error("There is no such booking");
  return booking;
}

/** The five-minute cells that a booking occupies, in minutes after its start. */
export async function listTaken(site: Site, { id, startsAt }: Row<"bookings">): Promise<number[]> {
  const rows = await listRows(site, "busyTimes", { bookingId: id }, "startsAt");
  return rows.map((row) => (row.startsAt.getTime() - startsAt.getTime()) / 60_000);
}

export const listEvents = (site: Site, bookingId: string) =>
  listRows(site, "bookingEvents", { bookingId }, "createdAt", "id");

export async function bookMoveCancelAndRestore(
  site: Site,
  changes: Partial<BookingRequest> = {},
): Promise<Row<"bookings">> {
  const booking = await book(site, changes);
  await moveMeeting(site.services, "Visitor", booking.id, await getTime(site, -1));
  await cancelMeeting(site.services, "Ana", booking.id, "Our building has no power.");
  await restoreMeeting(site.services, "Ana", booking.id);
  return booking;
}
