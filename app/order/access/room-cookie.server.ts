import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { Services } from "#app/server/services.server";
import { DAY } from "#app/server/time/durations";

const MAX_ROOMS = 10;
const DAYS = 90;

const openedRoom = z.object({ orderId: z.string(), version: z.number(), until: z.number() });
const cookieValue = z.object({ rooms: z.array(openedRoom) });
type OpenedRoom = z.output<typeof openedRoom>;

const roomsCookie = ({ env, secrets }: Services) =>
  createCookie("rooms", {
    secrets: [secrets.session],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.ORIGIN.startsWith("https:"),
    maxAge: DAYS * 24 * 3600,
  });

/** The rooms that this browser has opened, newest first. */
export async function listOpenedRooms(services: Services, request: Request): Promise<OpenedRoom[]> {
  const value = await roomsCookie(services).parse(request.headers.get("Cookie"));
  const { data } = cookieValue.safeParse(value);
  return (data?.rooms ?? []).filter(({ until }) => until > Date.now());
}

/** The `Set-Cookie` value with this room as the newest one. */
export async function rememberRoom(
  services: Services,
  request: Request,
  room: Pick<OpenedRoom, "orderId" | "version">,
): Promise<string> {
  const others = (await listOpenedRooms(services, request)).filter(({ orderId }) => orderId !== room.orderId);
  const until = Date.now() + DAYS * DAY;
  return roomsCookie(services).serialize({ rooms: [{ ...room, until }, ...others].slice(0, MAX_ROOMS) });
}
