import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { listOpenedRooms } from "./room-cookie.server";
import { getRoomVersion } from "./room-link.server";

/** Null for an unknown number and for an order in the trash. */
export async function findOrderByNumber(
  { db }: Pick<Services, "db">,
  number: string,
): Promise<Row<"formSubmissions"> | null> {
  const { formSubmissions } = db.tables;
  const [order] = await db.read
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.submissionId, number), isNull(formSubmissions.deletedAt)));
  return order ?? null;
}

/** The order of this number, if this browser has opened its room. */
export async function findRoomOrder(
  services: Services,
  request: Request,
  number: string,
): Promise<Row<"formSubmissions"> | null> {
  const order = await findOrderByNumber(services, number);
  return order && (await hasOpenedRoom(services, request, order.id)) ? order : null;
}

/** Whether this browser has opened the room of an order that is not in the trash. */
export async function hasOpenedRoom(services: Services, request: Request, orderId: string): Promise<boolean> {
  const opened = (await listOpenedRooms(services, request)).find((room) => room.orderId === orderId);
  if (!opened) return false;
  const { db } = services;
  const { formSubmissions } = db.tables;
  const [order] = await db.read
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, orderId), isNull(formSubmissions.deletedAt)));
  return order !== undefined && opened.version === (await getRoomVersion(db, db.read, orderId));
}
