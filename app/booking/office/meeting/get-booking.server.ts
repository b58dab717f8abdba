import { data } from "@remix-run/node";
import { findBooking } from "#app/booking/state/find-booking.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

/** Includes bookings in the trash. @throws 404 */
export async function getBooking(services: Pick<Services, "db">, reference: string): Promise<Row<"bookings">> {
  const booking = await findBooking(services, reference, { includesTrash: true });
  if (!booking) throw data(null, { status: 404 });
  return booking;
}
