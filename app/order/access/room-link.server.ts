import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

const PURPOSE = "order room";
export const FIRST_VERSION = 1;

export type RoomOrder = Pick<Row<"formSubmissions">, "id" | "submissionId">;

/**
 * The address of an order's room, with the key that opens it. Only for the customer: in mails to them, and in
 * the browser that placed the order.
 */
export async function createRoomLink(
  { db, linkOrigin, secrets }: Pick<Services, "db" | "linkOrigin" | "secrets">,
  reader: Pick<Writer, "select">,
  order: RoomOrder,
): Promise<string> {
  return writeRoomLink({ linkOrigin, secrets }, order, await getRoomVersion(db, reader, order.id));
}

/** For an order that is just being placed, without a query. */
export const createFirstRoomLink = (services: Pick<Services, "linkOrigin" | "secrets">, order: RoomOrder): string =>
  writeRoomLink(services, order, FIRST_VERSION);

function writeRoomLink(
  { linkOrigin, secrets }: Pick<Services, "linkOrigin" | "secrets">,
  order: RoomOrder,
  version: number,
): string {
  const key = sign(secrets.session, PURPOSE, getSignedText(order, version));
  return `${linkOrigin}${paths.orderRoom(order.submissionId)}?key=${key}`;
}

/** The version of the room that the key opens, or null if it opens nothing. */
export async function checkRoomKey(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  order: RoomOrder,
  key: string,
): Promise<number | null> {
  const version = await getRoomVersion(db, db.read, order.id);
  return verifySignature(secrets.session, PURPOSE, getSignedText(order, version), key) ? version : null;
}

/** A cookie that remembers an opened room holds this too, so that it ends with the links. */
export async function getRoomVersion({ tables }: Database, reader: Pick<Writer, "select">, orderId: string) {
  const { orderRooms } = tables;
  const [room] = await reader
    .select({ version: orderRooms.version })
    .from(orderRooms)
    .where(eq(orderRooms.orderId, orderId));
  return room?.version ?? FIRST_VERSION;
}

/** Keys that sign it stop working when the order's address is corrected. */
export const getSignedText = ({ submissionId }: RoomOrder, version: number) => `${submissionId}\0${version}`;
