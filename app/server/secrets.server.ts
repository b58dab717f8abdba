import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Env, EnvError } from "./env/env.server";

interface StoredSecrets {
  /** Signs cookies, form fields and the links in emails; a new one makes all of them invalid. */
  session: string;
  /** Verifies that payment events come from the provider. Signs only test payments. */
  stripeWebhook: string;
}

export interface Secrets extends StoredSecrets {
  readonly earlierStripeWebhooks: readonly string[];
}

/**
 * Creates missing secrets once, under VAR_DIR. In production only the webhook's can be missing, which is unused once an
 * admin has created the webhook under Settings, Connections. @throws EnvError if they cannot be stored
 */
export function loadSecrets(env: Env): StoredSecrets {
  const stored = env.SESSION_SECRET && env.STRIPE_WEBHOOK_SECRET ? null : storeSecrets(env);
  return {
    session: env.SESSION_SECRET ?? stored?.session ?? "",
    stripeWebhook: env.STRIPE_WEBHOOK_SECRET ?? stored?.stripeWebhook ?? "",
  };
}

const secretsSchema = z.object({ session: z.string().min(32), stripeWebhook: z.string().min(32) });

function storeSecrets({ VAR_DIR, SESSION_SECRET }: Env): StoredSecrets {
  try {
    return loadOrCreateSecrets(VAR_DIR);
  } catch (error) {
    const { code = "damaged" } = error as NodeJS.ErrnoException;
    const missing = SESSION_SECRET ? "STRIPE_WEBHOOK_SECRET" : "SESSION_SECRET and STRIPE_WEBHOOK_SECRET";
    throw new EnvError([`VAR_DIR: secrets.json in ${VAR_DIR} cannot be read or written (${code}), so set ${missing}`]);
  }
}

function loadOrCreateSecrets(folder: string): StoredSecrets {
  const file = join(folder, "secrets.json");
  const saved = readSecrets(file);
  if (saved) return saved;
  mkdirSync(folder, { recursive: true });
  const created: StoredSecrets = {
    session: randomBytes(32).toString("base64url"),
    stripeWebhook: `whsec_${randomBytes(32).toString("hex")}`,
  };
  // Linked from a draft, so that only one of several processes creates the file and none reads half of it.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(created, null, 2), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
    return created;
  } catch (error) {
    const existing = (error as NodeJS.ErrnoException).code === "EEXIST" && readSecrets(file);
    if (!existing) throw error;
    return existing;
  } finally {
    unlinkSync(draft);
  }
}

function readSecrets(file: string): StoredSecrets | null {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

/** An HMAC-SHA-256 as base64url. `purpose` keeps a signature from being used for something else. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
}

export function verifySignature(secret: string, purpose: string, text: string, signature: string): boolean {
  return isSameSecret(signature, sign(secret, purpose, text));
}

export const FIRST_VERSION = 1;

interface Signing {
  secrets: Secrets;
}
/** What the key opens, then what makes it invalid by changing, such as a version. */
type Signed = readonly [string, ...(string | number)[]];

/** Keys of private links. Sent emails contain them, so neither the purpose nor what is signed may change. */
export function createLinkKeys(purpose: string) {
  const getText = (signed: Signed) => signed.join("\0");
  return {
    create: ({ secrets }: Signing, ...signed: Signed): string => sign(secrets.session, purpose, getText(signed)),
    isValid: ({ secrets }: Signing, key: string, ...signed: Signed): boolean =>
      verifySignature(secrets.session, purpose, getText(signed), key),
  };
}

export function hasBearerKey(authorization: string | null | undefined, key: string): boolean {
  return isSameSecret(/^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1] ?? "", key);
}

/** Takes the same time whatever matches. Hashes have equal lengths, which timingSafeEqual requires. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
