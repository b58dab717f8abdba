import { createCookie } from "@remix-run/node";
import type { Services } from "../services.server";

/** A toast that the next page shows: set on a redirect, shown once. */
export interface Flash {
  title: string;
  description?: string;
  tone: "info" | "error";
  /** A button in the toast that posts `fields` to `to`, for changes that can be undone. */
  action?: { label: string; to: string; fields: Record<string, string> };
}

/** Whoever carries it gets a document of their own. */
export const FLASH_COOKIE = "flash";

const cookie = ({ env, secrets }: Services) =>
  createCookie(FLASH_COOKIE, {
    secrets: [secrets.session],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.ORIGIN.startsWith("https:"),
    maxAge: 60,
  });

/** Browsers refuse longer cookies. */
const MAX_COOKIE_LENGTH = 4096;

/** The `Set-Cookie` value that makes the next page show these toasts; without their buttons if those do not fit. */
export async function setFlash(services: Services, ...flashes: Flash[]): Promise<string> {
  const line = await cookie(services).serialize(flashes);
  if (line.length <= MAX_COOKIE_LENGTH) return line;
  return cookie(services).serialize(flashes.map((flash) => ({ ...flash, action: undefined })));
}

/** The toasts to show now and the `Set-Cookie` value that clears them, or null. */
export async function takeFlash(
  services: Services,
  request: Request,
): Promise<{ flashes: Flash[]; clear: string } | null> {
  const flashes = (await cookie(services).parse(request.headers.get("Cookie"))) as Flash[] | Flash | null;
  // An earlier version set a single toast.
  return flashes && { flashes: [flashes].flat(), clear: await cookie(services).serialize("", { maxAge: 0 }) };
}
