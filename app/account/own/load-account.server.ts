import { randomUUID } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import { encode } from "uqr";
import { findTestOutcome } from "#app/notifications/test-email.server";
import { mayOpen } from "#app/office-rights";
import { paths } from "#app/paths";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { HOUR } from "#app/server/time/durations";
import { business } from "#app/site";
import { IDLE_MS, readSessionHash, type User } from "../auth.server";
import { loadChoices } from "../notifications/load-choices.server";
import { createTotpSecret, createTotpUri } from "../totp.server";
import { describeBrowser } from "./describe-browser";

const SETUP_PURPOSE = "second factor setup";

export async function loadAccount(services: Services, request: Request, user: User) {
  const { userId } = user;
  const { db, env } = services;
  const { adminUsers, recoveryCodes, sessions } = db.tables;
  const now = new Date(db.now());
  const isActive = and(
    eq(sessions.userId, userId),
    gt(sessions.expiresAt, now),
    gt(sessions.seenAt, new Date(+now - IDLE_MS)),
  );
  const [current, [account], rows, codesLeft] = await Promise.all([
    readSessionHash(services, request),
    db.read.select().from(adminUsers).where(eq(adminUsers.userId, userId)),
    db.read.select().from(sessions).where(isActive).orderBy(desc(sessions.seenAt)),
    db.read.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  ]);
  const testId = new URL(request.url).searchParams.get("test");
  const test = testId && account?.email ? await findTestOutcome(services, testId, account.email) : null;
  const format = (at: Date) => formatMoment(at, env.BUSINESS_TIMEZONE);
  const hasSecondFactor = account?.totpSecret != null;
  const wantsSetup = new URL(request.url).searchParams.has("setup") && !hasSecondFactor;
  return {
    ...{ userId, name: account?.name ?? "", email: account?.email ?? "", hasSecondFactor, codesLeft },
    emailHref: mayOpen(user, "admins") ? `${paths.adminPerson(userId)}#email` : null,
    setup: wantsSetup ? await createSetup(services, userId) : null,
    choices: account ? loadChoices(services, account) : null,
    ...{ test, formId: randomUUID() },
    sessions: rows.map(({ idHash, browser, createdAt, seenAt }) => ({
      id: idHash,
      browser: describeBrowser(browser),
      signedIn: format(createdAt),
      used: format(seenAt),
      isCurrent: idHash === current,
    })),
  };
}

export type LoadedAccount = Awaited<ReturnType<typeof loadAccount>>;

interface SetupKey {
  secret: string;
  /** Sent back with the code, so that nothing is stored before the code is right. */
  token: string;
}

export async function createSetup(services: Services, userId: string, known?: SetupKey) {
  const secret = known?.secret ?? createTotpSecret();
  const { name } = await services.settings.read(business);
  const { data, size } = encode(createTotpUri({ secret, issuer: name, account: userId }), { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  const token = known?.token ?? createToken(services, userId, secret);
  return { token, key: (secret.match(/.{4}/g) ?? []).join(" "), picture: { size, path } };
}

function createToken({ db, secrets }: Services, userId: string, secret: string): string {
  const expires = String(db.now() + HOUR);
  return [secret, expires, sign(secrets.session, SETUP_PURPOSE, [secret, expires, userId].join("\0"))].join(".");
}

export function readSetupToken({ db, secrets }: Services, userId: string, token: string): SetupKey | null {
  const [secret = "", expires = "", signature = ""] = token.split(".");
  const isSigned = verifySignature(secrets.session, SETUP_PURPOSE, [secret, expires, userId].join("\0"), signature);
  return isSigned && Number(expires) > db.now() ? { secret, token } : null;
}
