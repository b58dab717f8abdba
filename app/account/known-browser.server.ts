import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { sign, verifySignature } from "../server/secrets.server";
import type { Services } from "../server/services.server";

/** Browsers limit cookies to 400 days. */
const VALID_MS = 365 * 24 * 3_600_000;
const PURPOSE = "known browser";

interface Account {
  userId: string;
  passwordHash: string;
}

const createBrowserCookie = ({ env }: Services, userId: string) => {
  const secure = env.ORIGIN.startsWith("https:");
  const name = `${secure ? "__Host-" : ""}device-${userId}`;
  return createCookie(name, { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: VALID_MS / 1000 });
};

// Signs the password's hash, too, so that a new password invalidates the cookie.
const getSignedText = (id: string, expires: string, { userId, passwordHash }: Account) =>
  [id, expires, userId, passwordHash].join("\0");

export async function findKnownBrowser(
  services: Services,
  request: Request,
  account: Account,
  now = Date.now(),
): Promise<string | null> {
  const value: unknown = await createBrowserCookie(services, account.userId).parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return null;
  const [id = "", expires = "", signature = ""] = value.split(".");
  if (!verifySignature(services.secrets.session, PURPOSE, getSignedText(id, expires, account), signature)) return null;
  return Number(expires) > now ? id : null;
}

export function rememberBrowser(services: Services, account: Account, id: string | null): Promise<string> {
  const known = id ?? randomBytes(16).toString("base64url");
  const expires = String(Date.now() + VALID_MS);
  const signature = sign(services.secrets.session, PURPOSE, getSignedText(known, expires, account));
  return createBrowserCookie(services, account.userId).serialize([known, expires, signature].join("."));
}
