import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

export async function findBooking(
  { db }: Pick<Services, "db">,
  reference: string,
  { includesTrash = false } = {},
): Promise<Row<"bookings"> | null> {
  const { bookings } = db.tables;
  const [booking] = await db.read.select().from(bookings).where(eq(bookings.reference, reference));
  return booking && (includesTrash || !booking.deletedAt) ? booking : null;
}
