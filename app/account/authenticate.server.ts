import { eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { RequestContext } from "#app/server/http/context.server";
import { toUserId } from "./accounts.server";
import { findKnownBrowser, keepKnownBrowser } from "./known-browser.server";
import { isPassword } from "./password.server";
import { countTry, forgiveTry } from "./sign-in-limits.server";

/** The first account's id, which nobody has to type. */
const FIRST_USER = "admin";

/** A wrong password, an unknown user or one try too many: told apart only by `retryAfter`, in seconds. */
export class SignInRefused extends Error {
  constructor(readonly retryAfter = 0) {
    super("Incorrect password");
  }
}

/** Who signed in, and the `Set-Cookie` value by which the browser is recognized for this account next time. */
interface SignedIn {
  userId: string;
  browserCookie: string;
}

/**
 * Checks a sign-in form and returns who sent it.
 * @throws SignInRefused
 */
export function authenticate(context: RequestContext, request: Request, fields: URLSearchParams): Promise<SignedIn> {
  const strategy = new FormStrategy<SignedIn>(({ form }) =>
    checkPassword(context, request, String(form.get("user_id") ?? ""), String(form.get("password") ?? "")),
  );
  // The connection was read already; the strategy gets a request made from its fields.
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
  const userId = toUserId(typed || FIRST_USER);
  const account = userId ? await findAccount(context, userId) : null;
  const browser = account && (await findKnownBrowser(context, request, account));
  // What can be nobody's id shares one count.
  const attempt = { userId: userId ?? "?", address: clientIp, browser };
  const retryAfter = await countTry(db, attempt);
  if (retryAfter > 0) throw new SignInRefused(retryAfter);
  if (!(await isPassword(account?.passwordHash, password)) || !account) throw new SignInRefused();
  await forgiveTry(db, attempt);
  return { userId: account.userId, browserCookie: await keepKnownBrowser(context, account, browser) };
}

async function findAccount({ db }: RequestContext, id: string) {
  const { userId, passwordHash } = db.tables.adminUsers;
  const [account] = await db.read.select({ userId, passwordHash }).from(db.tables.adminUsers).where(eq(userId, id));
  return account ?? null;
}
