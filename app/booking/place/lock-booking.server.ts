import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { loadRules, type MeetingRules } from "../availability/rules.server";
import { isKindId } from "../kinds";

/** Its bookings are changed one after the other, so that the daily limit holds. Null if there is no such kind. */
export async function lockKind(services: Services, tx: Writer, kind: string): Promise<MeetingRules | null> {
  const { dialect, tables } = services.db;
  const { meetingKinds } = tables;
  if (!isKindId(kind)) return null;
  if (dialect === "postgres")
    await tx.select({ id: meetingKinds.id }).from(meetingKinds).where(eq(meetingKinds.id, kind)).for("update");
  return (await loadRules(services, tx)).get(kind) ?? null;
}

/** Undefined if the booking does not exist. Where both are locked, the kind comes first. */
export async function lockBooking(
  { dialect, tables }: Database,
  tx: Writer,
  bookingId: string,
): Promise<Row<"bookings"> | undefined> {
  const { bookings } = tables;
  const rows = tx.select().from(bookings).where(eq(bookings.id, bookingId));
  const [booking] = await (dialect === "postgres" ? rows.for("no key update") : rows);
  return booking;
}

export async function lockKindOf(services: Services, tx: Writer, bookingId: string): Promise<MeetingRules | null> {
  const { bookings } = services.db.tables;
  const [booking] = await tx.select({ kind: bookings.kindId }).from(bookings).where(eq(bookings.id, bookingId));
  return booking ? lockKind(services, tx, booking.kind) : null;
}
