import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { RequestContext } from "../server/http/context.server";
import { hashContent } from "../server/new-id.server";
import { cleanEmail, isEmailAddress } from "../server/text/clean-text";
import { parseUserId } from "./accounts.server";
import { findAccount } from "./find-account.server";
import { findKnownBrowser, rememberBrowser } from "./known-browser.server";
import { verifyPassword } from "./password.server";
import { recordAttempt, recordSuccess } from "./sign-in-limits.server";

const DEFAULT_USER = "admin";

/** `retryAfter` is in seconds; 0 for a wrong password or an unknown user, which must look the same. */
export class SignInError extends Error {
  constructor(readonly retryAfter = 0) {
    super("Incorrect password");
  }
}

interface SignedIn {
  userId: string;
  browserCookie: string;
}

/** @throws SignInError */
export function authenticate(context: RequestContext, request: Request, fields: URLSearchParams): Promise<SignedIn> {
  const strategy = new FormStrategy<SignedIn>(({ form }) =>
    checkPassword(context, request, String(form.get("user_id") ?? ""), String(form.get("password") ?? "")),
  );
  // The request's body has already been read, so the strategy gets a new request.
  const posted = new Request(request.url, { method: "POST", body: fields });
  return new Authenticator<SignedIn>().use(strategy, "password").authenticate("password", posted);
}

async function checkPassword(
  context: RequestContext,
  request: Request,
  typed: string,
  password: string,
): Promise<SignedIn> {
  const { db, clientIp } = context;
  const id = typed || DEFAULT_USER;
  const account = await findAccount(context, id);
  const browser = account && (await findKnownBrowser(context, request, account));
  const attempt = { userId: account?.userId ?? getUnknownKey(id), address: clientIp, browser };
  const retryAfter = await recordAttempt(db, attempt);
  if (retryAfter > 0) throw new SignInError(retryAfter);
  if (!(await verifyPassword(account?.passwordHash, password)) || !account) throw new SignInError();
  await recordSuccess(db, attempt);
  return { userId: account.userId, browserCookie: await rememberBrowser(context, account, browser) };
}

/** An unknown address is counted like a known one, so that its limit tells nothing. Other invalid ids share a counter. */
const getUnknownKey = (typed: string): string =>
  parseUserId(typed) ?? (isEmailAddress(cleanEmail(typed)) ? hashContent([cleanEmail(typed).toLowerCase()]) : "?");
