import { afterEach, beforeEach } from "vitest";
import { createAccount } from "../app/account/accounts.server";
import { findUser } from "../app/account/auth.server";
import { type Site, startSite } from "./site";
import { Visitor } from "./visitor";

export const PASSWORD = "palmetto fan of twenty";

export interface Accounts {
  site: Site;
  /** Somebody who has not signed in yet. */
  visitor: Visitor;
}

/**
 * For each test of the file that calls it a site behind one proxy with two accounts: `admin`, and `sam` of the staff,
 * whose password ends in "!".
 */
export function setUpAccounts(): Accounts {
  const here = {} as Accounts;
  beforeEach(async () => {
    here.site = await startSite({ TRUSTED_PROXIES: "1" });
    here.visitor = new Visitor(here.site.origin);
    const { db } = here.site.services;
    await createAccount(db, { userId: "admin", role: "admin", name: "Admin", email: "", password: PASSWORD });
    await createAccount(db, { userId: "sam", role: "staff", name: "Sam Ortiz", email: "", password: `${PASSWORD}!` });
  });
  afterEach(() => here.site?.stop());
  return here;
}

/** Posts the card; without fields it is the first account with its password. */
export function signIn(visitor: Visitor, fields: Record<string, string> = {}, from = "203.0.113.7"): Promise<Response> {
  return visitor.post("/admin/sign-in", { password: PASSWORD, ...fields }, { "X-Forwarded-For": from });
}

/** The session cookie that an answer sets, as `name=value`. */
export function cookieOf(response: Response): string {
  const line = response.headers.getSetCookie().find((value) => /^(__Host-)?session=/.test(value)) ?? "";
  return line.split(";", 1)[0] ?? "";
}

/** A request with this cookie. */
export const asking = (site: Site, cookie: string) => new Request(site.origin, { headers: { Cookie: cookie } });

/** Who is signed in by this cookie, or null. */
export const userOf = (site: Site, cookie: string, now?: number) => findUser(site.services, asking(site, cookie), now);

/** The rows of all sessions. */
export async function sessionsOf({ services: { db } }: Site) {
  return db.read.select().from(db.tables.sessions);
}
