import { createCookie, redirect } from "@remix-run/node";
import type { Services } from "../services.server";

export interface Flash {
  title: string;
  description?: string;
  tone: "info" | "error";
  action?: { label: string; to: string; fields: Record<string, string> };
  autoHides?: boolean;
}

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

const MAX_COOKIE_LENGTH = 4096;

export async function setFlash(services: Services, ...flashes: Flash[]): Promise<string> {
  const line = await cookie(services).serialize(flashes);
  if (line.length <= MAX_COOKIE_LENGTH) return line;
  return cookie(services).serialize(flashes.map((flash) => ({ ...flash, action: undefined })));
}

export async function redirectWithFlash(services: Services, to: string, ...flashes: Flash[]) {
  const addressed = flashes.map((flash) =>
    flash.action?.to === "" ? { ...flash, action: { ...flash.action, to } } : flash,
  );
  const headers = flashes.length > 0 ? { "Set-Cookie": await setFlash(services, ...addressed) } : undefined;
  return redirect(to, { status: 303, headers });
}

export async function takeFlash(
  services: Services,
  request: Request,
): Promise<{ flashes: Flash[]; clear: string } | null> {
  const flashes = (await cookie(services).parse(request.headers.get("Cookie"))) as Flash[] | Flash | null;
  // Cookies that an earlier version set contain a single toast.
  return flashes && { flashes: [flashes].flat(), clear: await cookie(services).serialize("", { maxAge: 0 }) };
}
