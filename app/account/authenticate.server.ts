import { eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { RequestContext } from "#app/server/context.server";
import { toUserId } from "./accounts.server";
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

/**
 * The user id of whoever sent these fields.
 * @throws SignInRefused
 */
export function authenticate(context: RequestContext, address: string, fields: URLSearchParams): Promise<string> {
  const strategy = new FormStrategy<string>(({ form }) =>
    checkPassword(context, String(form.get("user_id") ?? ""), String(form.get("password") ?? "")),
  );
  // The connection was read already; the strategy gets a request made from its fields.
  const request = new Request(address, { method: "POST", body: fields });
  return new Authenticator<string>().use(strategy, "password").authenticate("password", request);
}

async function checkPassword({ db, address }: RequestContext, typed: string, password: string): Promise<string> {
  const { adminUsers } = db.tables;
  const userId = toUserId(typed || FIRST_USER);
  // What can be nobody's id shares one count.
  const retryAfter = await countTry(db, userId ?? "?", address);
  if (retryAfter > 0) throw new SignInRefused(retryAfter);
  const [account] = userId
    ? await db.read
        .select({ passwordHash: adminUsers.passwordHash })
        .from(adminUsers)
        .where(eq(adminUsers.userId, userId))
    : [];
  if (!(await isPassword(account?.passwordHash, password)) || !userId) throw new SignInRefused();
  await forgiveTry(db, userId, address);
  return userId;
}
