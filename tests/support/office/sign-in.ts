import { hash } from "@node-rs/argon2";
import { beforeEach } from "vitest";
import { findUser } from "#app/account/auth.server";
import { Visitor } from "../browser/visitor";
import { emptyTables, insertRows, listRows } from "../database/rows";
import { type Site, setUpSite } from "../site";

export const PASSWORD = "palmetto fan of twenty";

export interface Accounts {
  site: Site;
  visitor: Visitor;
}

/** A cheap hash, because the tests sign in hundreds of times. A hash contains its own cost. */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Each test starts with two accounts, `admin` and `sam` (staff, whose password ends in "!"), behind one proxy. */
export function setUpAccounts(): Accounts {
  const site = setUpSite({ TRUSTED_PROXIES: "1" });
  const accounts = { site } as Accounts;
  beforeEach(async () => {
    accounts.visitor = new Visitor(site.origin);
    await emptyTables(site, "sessions", "signInLimits", "adminUsers");
    await addAccount(site, "admin", PASSWORD, "admin", "Admin");
    await addAccount(site, "sam", `${PASSWORD}!`, "staff", "Sam Ortiz");
  });
  return accounts;
}

export async function addAccount(
  site: Site,
  userId: string,
  password: string,
  role: "admin" | "staff" = "staff",
  name = userId,
): Promise<void> {
  const passwordHash = await hash(password, CHEAP_HASH);
  await insertRows(site, "adminUsers", { userId, role, name, passwordHash });
}

/** Signs in as the first account by default. */
export function signIn(
  visitor: Visitor,
  fields: Record<string, string> = {},
  ipAddress = "203.0.113.7",
): Promise<Response> {
  return visitor.post("/admin/sign-in", { password: PASSWORD, ...fields }, { "X-Forwarded-For": ipAddress });
}

export function readSessionCookie(response: Response): string {
  const line = response.headers.getSetCookie().find((value) => /^(__Host-)?session=/.test(value)) ?? "";
  return line.split(";", 1)[0] ?? "";
}

/** A request with this cookie. */
export const createRequestWithCookie = (site: Site, cookie: string) =>
  new Request(site.origin, { headers: { Cookie: cookie } });

export const findUserByCookie = (site: Site, cookie: string, now?: number) =>
  findUser(site.services, createRequestWithCookie(site, cookie), now);

export const listSessions = (site: Site) => listRows(site, "sessions");
