import { and, asc, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { isKindId } from "../model/kinds";
import { loadRules, type MeetingRules } from "./rules.server";

/** Bookings and special days change one at a time, because one visitor may book several kinds at once. */
export async function lockCalendar({ dialect, tables: { meetingKinds } }: Database, tx: Writer): Promise<void> {
  if (dialect === "postgres")
    await tx.select({ id: meetingKinds.id }).from(meetingKinds).orderBy(asc(meetingKinds.id)).for("update");
}

/** Locks the calendar and returns the rules of the kind. Null for an unknown kind. */
export async function lockKind(services: Services, tx: Writer, kind: string): Promise<MeetingRules | null> {
  if (!isKindId(kind)) return null;
  await lockCalendar(services.db, tx);
  return (await loadRules(services, tx)).get(kind) ?? null;
}

/** Undefined if the booking does not exist or is in the trash. */
export async function lockBooking(
  { dialect, tables }: Database,
  tx: Writer,
  bookingId: string,
): Promise<Row<"bookings"> | undefined> {
  const { bookings } = tables;
  const rows = tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), isNull(bookings.deletedAt)));
  const [booking] = await lockRows({ dialect }, rows, "no key update");
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
