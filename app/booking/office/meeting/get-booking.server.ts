import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

/** @throws 404 */
export async function getBooking({ db }: Pick<Services, "db">, reference: string): Promise<Row<"bookings">> {
  const { bookings } = db.tables;
  const [booking] = await db.read.select().from(bookings).where(eq(bookings.reference, reference));
  if (!booking) throw data(null, { status: 404 });
  return booking;
}
