import { newId } from "#app/server/new-id.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

/** The actor of changes that a visitor makes with a booking's link. */
export const VISITOR = "Visitor";

export type BookingEvent = Pick<Row<"bookingEvents">, "bookingId" | "actor" | "kind"> & {
  before?: string;
  after?: string;
  detail?: string | null;
};

/** For `bookMeeting`; other changes use `changeBooking`. */
export async function recordBookingEvent(
  { tables: { bookingEvents } }: Pick<Database, "tables">,
  tx: Writer,
  now: number,
  event: BookingEvent,
): Promise<void> {
  await tx.insert(bookingEvents).values({ id: newId(now), createdAt: new Date(now), ...event });
}
