import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";

/** Browsers keep a cookie for 400 days at most; each sign-in renews it. */
const KNOWN_MS = 365 * 24 * 3_600_000;
const PURPOSE = "known browser";

interface Account {
  userId: string;
  passwordHash: string;
}

const cookieOf = ({ env }: Services, userId: string) => {
  const secure = env.ORIGIN.startsWith("https:");
  const name = `${secure ? "__Host-" : ""}device-${userId}`;
  return createCookie(name, { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: KNOWN_MS / 1000 });
};

// With the password's hash in it, a signature is valid for one account and only until its password changes.
const signed = (id: string, expires: string, { userId, passwordHash }: Account) =>
  [id, expires, userId, passwordHash].join("\0");

/** The id of the browser that sent a request if this account has signed in there before, or null. */
export async function findKnownBrowser(
  services: Services,
  request: Request,
  account: Account,
  now = Date.now(),
): Promise<string | null> {
  const value: unknown = await cookieOf(services, account.userId).parse(request.headers.get("Cookie"));
  if (typeof value !== "string") return null;
  const [id = "", expires = "", signature = ""] = value.split(".");
  if (!verifySignature(services.secrets.session, PURPOSE, signed(id, expires, account), signature)) return null;
  return Number(expires) > now ? id : null;
}

/** The `Set-Cookie` value by which a browser is recognized for this account; `id` if it was known before. */
export function keepKnownBrowser(services: Services, account: Account, id: string | null): Promise<string> {
  const known = id ?? randomBytes(16).toString("base64url");
  const expires = String(Date.now() + KNOWN_MS);
  const signature = sign(services.secrets.session, PURPOSE, signed(known, expires, account));
  return cookieOf(services, account.userId).serialize([known, expires, signature].join("."));
}
