import { hash } from "@node-rs/argon2";
import { beforeEach } from "vitest";
import { findUser } from "../../../app/account/auth.server";
import { Visitor } from "../browser/visitor";
import { type Site, setUpSite } from "../site";

export const PASSWORD = "palmetto fan of twenty";

export interface Accounts {
  site: Site;
  /** Somebody who has not signed in yet. */
  visitor: Visitor;
}

/** A hash names its own cost, so one that costs next to nothing is checked like any other: there are hundreds of tries. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * For the tests of the file that calls it a site behind one proxy. Each of them finds two accounts, `admin`, and `sam`
 * of the staff, whose password ends in "!", and neither sessions nor tries.
 */
export function setUpAccounts(): Accounts {
  const site = setUpSite({ TRUSTED_PROXIES: "1" });
  const here = { site } as Accounts;
  beforeEach(async () => {
    here.visitor = new Visitor(site.origin);
    const { db } = site.services;
    const { adminUsers, sessions, signInLimits } = db.tables;
    await db.transact(async (tx) => {
      for (const table of [sessions, signInLimits, adminUsers]) await tx.delete(table);
    });
    await addAccount(site, "admin", PASSWORD, "admin", "Admin");
    await addAccount(site, "sam", `${PASSWORD}!`, "staff", "Sam Ortiz");
  });
  return here;
}

/** One more account, for whom somebody else tries to get in. */
export async function addAccount(
  { services: { db } }: Site,
  userId: string,
  password: string,
  role: "admin" | "staff" = "staff",
  name = userId,
): Promise<void> {
  const passwordHash = await hash(password, CHEAP);
  await db.transact((tx) => tx.insert(db.tables.adminUsers).values({ userId, role, name, passwordHash }));
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
