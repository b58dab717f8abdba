import { createHash } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { sign } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { recordAccountEvent } from "./account-events.server";
import { type AccountRow, lockAccounts } from "./lock-accounts.server";
import { generateCode, toCode } from "./password.server";
import { queueAccountNotice } from "./queue-account-emails.server";
import { findPeriod } from "./totp.server";

const RECOVERY_CODES = 10;
// 15 of 31 characters: 74 bits of entropy, too many to guess even from a leaked hash.
const RECOVERY_GROUPS = 3;

const hashRecoveryCode = (userId: string, code: string) =>
  createHash("sha256").update(`${userId}\0${code}`).digest("base64url");

interface Change {
  userId: string;
  actor: string;
}

/** Null if the code is wrong or a factor is on. A form sent twice gets the same codes. */
export function switchFactorOn(
  services: Pick<Services, "db" | "env" | "linkOrigin" | "secrets">,
  { userId, actor, secret, code }: Change & { secret: string; code: string },
): Promise<string[] | null> {
  const { db } = services;
  const { adminUsers } = db.tables;
  const period = findPeriod(secret, cleanCode(code), db.now());
  if (period === null) return Promise.resolve(null);
  return db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    if (!account) return null;
    const codes = deriveFirstCodes(services, userId, secret);
    if (account.totpSecret === secret && account.totpPeriod === period)
      return (await areAllCodesUnused(db, tx, userId, codes)) ? codes : null;
    if (account.totpSecret !== null) return null;
    await tx.update(adminUsers).set({ totpSecret: secret, totpPeriod: period }).where(eq(adminUsers.userId, userId));
    const id = await recordAccountEvent(db, tx, { userId, actor, event: "factor_on" });
    await queueAccountNotice(services, tx, "account-factor-on", { account, actor, id });
    return replaceRecoveryCodes(db, tx, userId, codes);
  });
}

function deriveFirstCodes({ secrets }: Pick<Services, "secrets">, userId: string, secret: string): string[] {
  const derive = (index: number) => sign(secrets.session, "recovery codes", [userId, secret, index].join("\0"));
  return Array.from({ length: RECOVERY_CODES }, (_, index) =>
    toCode(RECOVERY_GROUPS, Buffer.from(derive(index), "base64url")),
  );
}

async function areAllCodesUnused(db: Database, tx: Writer, userId: string, codes: readonly string[]): Promise<boolean> {
  const { recoveryCodes } = db.tables;
  const stored = await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const hashes = new Set(stored.map(({ codeHash }) => codeHash));
  return codes.every((code) => hashes.has(hashRecoveryCode(userId, cleanCode(code))));
}

export function createRecoveryCodes({ db }: Pick<Services, "db">, { userId, actor }: Change): Promise<string[] | null> {
  return db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    if (!account?.totpSecret) return null;
    await recordAccountEvent(db, tx, { userId, actor, event: "recovery_codes" });
    const codes = Array.from({ length: RECOVERY_CODES }, () => generateCode(RECOVERY_GROUPS));
    return replaceRecoveryCodes(db, tx, userId, codes);
  });
}

async function replaceRecoveryCodes(db: Database, tx: Writer, userId: string, codes: string[]): Promise<string[]> {
  const { recoveryCodes } = db.tables;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, cleanCode(code)) })));
  return codes;
}

export function switchFactorOff(
  services: Pick<Services, "db" | "env" | "linkOrigin">,
  { userId, actor }: Change,
): Promise<boolean> {
  const { db } = services;
  const { adminUsers, recoveryCodes } = db.tables;
  return db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    if (!account?.totpSecret) return false;
    await tx.update(adminUsers).set({ totpSecret: null, totpPeriod: null }).where(eq(adminUsers.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const id = await recordAccountEvent(db, tx, { userId, actor, event: "factor_off" });
    await queueAccountNotice(services, tx, "account-factor-off", { account, actor, id });
    return true;
  });
}

const cleanCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Accepts each code once, even if it is sent twice at the same time. */
export async function acceptCode({ db }: Pick<Services, "db">, account: AccountRow, typed: string, now = db.now()) {
  const { adminUsers, recoveryCodes } = db.tables;
  const { userId, totpSecret } = account;
  const code = cleanCode(typed);
  const period = totpSecret === null ? null : findPeriod(totpSecret, code, now);
  return db.transact(async (tx) => {
    if (period !== null) {
      const isNewer = or(isNull(adminUsers.totpPeriod), lt(adminUsers.totpPeriod, period));
      const accepted = await tx
        .update(adminUsers)
        .set({ totpPeriod: period })
        .where(and(eq(adminUsers.userId, userId), isNewer))
        .returning({ userId: adminUsers.userId });
      return accepted.length > 0;
    }
    const codeHash = hashRecoveryCode(userId, code);
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ userId: recoveryCodes.userId });
    if (used.length === 0) return false;
    await recordAccountEvent(db, tx, { userId, actor: account.name || userId, event: "recovery_used" });
    return true;
  });
}
