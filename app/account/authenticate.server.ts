import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { RequestContext } from "../server/http/context.server";
import { hashContent } from "../server/new-id.server";
import { sign, verifySignature } from "../server/secrets.server";
import { cleanEmail, isEmailAddress } from "../server/text/clean-text";
import { MINUTE } from "../server/time/durations";
import { parseUserId } from "./accounts.server";
import { findAccount } from "./find-account.server";
import { findKnownBrowser, rememberBrowser } from "./known-browser.server";
import type { AccountRow } from "./lock-accounts.server";
import { verifyPassword } from "./password.server";
import { acceptCode } from "./second-factor.server";
import { clearCodeAttempts, recordAttempt, recordCodeAttempt, recordSuccess } from "./sign-in-limits.server";

const DEFAULT_USER = "admin";
const CODE_PURPOSE = "second factor";
const CODE_VALID_MS = 10 * MINUTE;

/** `retryAfter`: seconds, 0 for a wrong password or an unknown user, which must look the same. */
export class SignInError extends Error {
  constructor(
    readonly retryAfter = 0,
    readonly isLate = false,
  ) {
    super("Incorrect password");
  }
}

interface SignedIn {
  account: AccountRow;
  browserCookie: string;
}

interface CodeNeeded {
  pending: string;
}

/** @throws SignInError */
export function authenticate(
  context: RequestContext,
  request: Request,
  fields: URLSearchParams,
): Promise<SignedIn | CodeNeeded> {
  const strategy = new FormStrategy<SignedIn | CodeNeeded>(({ form }) => {
    const read = (name: string) => String(form.get(name) ?? "");
    return form.has("pending")
      ? checkCode(context, request, read("pending"), read("code"))
      : checkSignIn(context, request, read("user_id"), read("password"));
  });
  // The request's body has already been read, so the strategy gets a new request.
  const posted = new Request(request.url, { method: "POST", body: fields });
  return new Authenticator<SignedIn | CodeNeeded>().use(strategy, "password").authenticate("password", posted);
}

async function checkSignIn(
  context: RequestContext,
  request: Request,
  typed: string,
  password: string,
): Promise<SignedIn | CodeNeeded> {
  const id = typed || DEFAULT_USER;
  const found = await findAccount(context, id);
  const account = await checkPassword(context, request, { account: found, key: getUnknownKey(id), password });
  if (account.totpSecret === null) return finish(context, request, account);
  const expires = String(context.db.now() + CODE_VALID_MS);
  const signature = sign(context.secrets.session, CODE_PURPOSE, getSignedText(account, expires));
  return { pending: [expires, signature, account.userId].join(".") };
}

interface PasswordCheck {
  account: AccountRow | null;
  key?: string;
  password: string;
}

/** Counts the attempt first, so that simultaneous attempts cannot evade the limit. @throws SignInError */
export async function checkPassword(
  context: RequestContext,
  request: Request,
  { account, key = "?", password }: PasswordCheck,
): Promise<AccountRow> {
  const { db, clientIp } = context;
  const browser = account && (await findKnownBrowser(context, request, account));
  const attempt = { userId: account?.userId ?? key, address: clientIp, browser };
  const retryAfter = await recordAttempt(db, attempt);
  if (retryAfter > 0) throw new SignInError(retryAfter);
  if (!(await verifyPassword(account?.passwordHash, password)) || !account) throw new SignInError();
  await recordSuccess(db, attempt);
  return account;
}

/** @throws SignInError */
async function checkCode(
  context: RequestContext,
  request: Request,
  pending: string,
  code: string,
): Promise<SignedIn | CodeNeeded> {
  const [expires = "", signature = "", ...rest] = pending.split(".");
  const account = await findAccount(context, rest.join("."));
  const isValid =
    account !== null &&
    Number(expires) > context.db.now() &&
    verifySignature(context.secrets.session, CODE_PURPOSE, getSignedText(account, expires), signature);
  if (!isValid) throw new SignInError(0, true);
  const { db } = context;
  const retryAfter = await recordCodeAttempt(db, account.userId);
  if (retryAfter > 0) throw new SignInError(retryAfter);
  if (!(await acceptCode(context, account, code))) return { pending };
  await clearCodeAttempts(db, account.userId);
  return finish(context, request, account);
}

/** Changes with the password and the second factor. */
const getSignedText = ({ userId, passwordHash, totpSecret }: AccountRow, expires: string) =>
  [expires, userId, passwordHash, totpSecret].join("\0");

async function finish(context: RequestContext, request: Request, account: AccountRow): Promise<SignedIn> {
  const browser = await findKnownBrowser(context, request, account);
  return { account, browserCookie: await rememberBrowser(context, account, browser) };
}

// Counts unknown addresses like known ones, so that the limit reveals nothing. Other invalid ids share a counter.
const getUnknownKey = (typed: string): string =>
  parseUserId(typed) ?? (isEmailAddress(cleanEmail(typed)) ? hashContent([cleanEmail(typed).toLowerCase()]) : "?");
