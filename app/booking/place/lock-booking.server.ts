import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { loadRules, type MeetingRules } from "../availability/rules.server";
import { isKindId } from "../kinds";

/** Locks a kind, so that its bookings change one at a time and the daily limit holds. Null for an unknown kind. */
export async function lockKind(services: Services, tx: Writer, kind: string): Promise<MeetingRules | null> {
  const { dialect, tables } = services.db;
  const { meetingKinds } = tables;
  if (!isKindId(kind)) return null;
  if (dialect === "postgres")
    await tx.select({ id: meetingKinds.id }).from(meetingKinds).where(eq(meetingKinds.id, kind)).for("update");
  return (await loadRules(services, tx)).get(kind) ?? null;
}

/** Undefined if the booking does not exist. */
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

/** Locks the kind first, in the same order as `bookMeeting`. */
export async function lockWithKind(
  services: Services,
  tx: Writer,
  bookingId: string,
): Promise<{ booking: Row<"bookings">; rules: MeetingRules } | null> {
  const { bookings } = services.db.tables;
  const [known] = await tx.select({ kind: bookings.kindId }).from(bookings).where(eq(bookings.id, bookingId));
  const rules = known ? await lockKind(services, tx, known.kind) : null;
  const booking = rules && (await lockBooking(services.db, tx, bookingId));
  return booking ? { booking, rules } : null;
}

export function isUpcoming({ status, startsAt }: Row<"bookings">, now: number): boolean {
  return status === "booked" && startsAt.getTime() > now;
}
