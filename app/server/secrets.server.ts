import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Env } from "./env.server";

export interface Secrets {
  /** Signs cookies and file links. */
  session: string;
  /** Signs and verifies POST /webhooks/stripe. */
  stripeWebhook: string;
}

/** The configured secrets; outside production those that are missing are made once and kept under VAR_DIR. */
export function loadSecrets(env: Env): Secrets {
  const made = env.SESSION_SECRET && env.STRIPE_WEBHOOK_SECRET ? null : keptSecrets(env.VAR_DIR);
  return {
    session: env.SESSION_SECRET ?? made?.session ?? "",
    stripeWebhook: env.STRIPE_WEBHOOK_SECRET ?? made?.stripeWebhook ?? "",
  };
}

const kept = z.object({ session: z.string().min(32), stripeWebhook: z.string().min(32) });

function keptSecrets(folder: string): Secrets {
  const file = join(folder, "secrets.json");
  const known = readSecrets(file);
  if (known) return known;
  mkdirSync(folder, { recursive: true });
  const made: Secrets = {
    session: randomBytes(32).toString("base64url"),
    stripeWebhook: `whsec_${randomBytes(32).toString("hex")}`,
  };
  // Written beside it and then linked, so that only one of several processes creates it and none reads half of it.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
    return made;
  } catch (error) {
    const others = (error as NodeJS.ErrnoException).code === "EEXIST" && readSecrets(file);
    if (!others) throw error;
    return others;
  } finally {
    unlinkSync(draft);
  }
}

/** Null if there is no file. */
function readSecrets(file: string): Secrets | null {
  try {
    return kept.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

/** An HMAC-SHA-256 of `text` as base64url. `purpose` keeps a signature made for one use from serving another. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
}

/** Whether `signature` is the one that `sign` makes, compared in constant time. */
export function isSigned(secret: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
