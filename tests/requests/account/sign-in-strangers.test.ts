import { describe, expect, test } from "vitest";
import { changePassword, createAccount, removeAccount } from "#app/account/accounts.server";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows } from "#tests/support/database/rows";
import { PASSWORD, setUpAccounts, signIn } from "#tests/support/office/sign-in";
import { startSiteForTest } from "#tests/support/site";

const here = setUpAccounts();

const HOME = "203.0.113.7";
const wrong = (visitor: Visitor, from: string, fields: Record<string, string> = {}) =>
  signIn(visitor, { password: "wrong", ...fields }, from);
const stranger = () => new Visitor(here.site.origin);

/** Addresses, each in a different network. */
const networks = (count: number) => Array.from({ length: count }, (_, i) => `198.51.${i}.1`);

/** Wrong attempts for one account, five from each network, until one is refused. Returns how many it took. */
async function guessFromEverywhere(userId: string): Promise<number> {
  let tries = 0;
  for (const from of networks(40))
    for (let i = 0; i < 5; i++) {
      if ((await wrong(stranger(), from, { user_id: userId })).status === 429) return tries;
      tries++;
    }
  throw new Error(`${tries} wrong tries and none was refused`);
}

/** The known-browser cookie that this answer sets, as `name=value`. */
function deviceOf(response: Response): string {
  const line = response.headers.getSetCookie().find((value) => /^(__Host-)?device-/.test(value)) ?? "";
  return line.split(";", 1)[0] ?? "";
}

/** A visitor who has only this cookie. */
function carrying(cookie: string): Visitor {
  const visitor = stranger();
  visitor.storeCookie(cookie);
  return visitor;
}

describe("wrong passwords from a stranger", () => {
  test("from one network do not lock the account for other networks", async () => {
    for (let i = 0; i < 10; i++) expect((await wrong(stranger(), "198.51.100.1")).status).toBe(400);
    expect((await wrong(stranger(), "198.51.100.1")).status).toBe(429);
    expect((await signIn(stranger(), {}, "198.51.100.1")).status).toBe(429);
    expect((await signIn(here.visitor, {}, HOME)).status).toBe(303);
  });

  test("from one IPv6 network count together, whatever its addresses", async () => {
    for (let i = 0; i < 10; i++) await wrong(stranger(), `2001:db8:1:2::${i}`);
    expect((await signIn(stranger(), {}, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await signIn(here.visitor, {}, "2001:db8:1:3::1")).status).toBe(303);
  });

  test("from many networks are limited, and then the right password from an unknown browser is, too", async () => {
    const tries = await guessFromEverywhere("admin");
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThanOrEqual(100);
    const response = await signIn(stranger(), {}, HOME);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    // Others can still sign in.
    expect((await signIn(stranger(), { user_id: "sam", password: `${PASSWORD}!` }, HOME)).status).toBe(303);
  });

  test("still count after the owner signs in", async () => {
    for (const from of networks(4)) for (let i = 0; i < 10; i++) await wrong(stranger(), from);
    expect((await signIn(here.visitor, {}, HOME)).status).toBe(303);
    const left = await guessFromEverywhere("admin");
    expect(left).toBeLessThanOrEqual(10);
  });
});

describe("a browser that signed in before", () => {
  test("can sign in while strangers guess its password from everywhere", async () => {
    await signIn(here.visitor, {}, HOME);
    await here.visitor.post("/admin/sign-out", { everywhere: "1" });
    await guessFromEverywhere("admin");
    expect((await signIn(stranger(), {}, HOME)).status).toBe(429);
    expect((await signIn(here.visitor, {}, HOME)).status).toBe(303);
    // Also from a network that sends the guesses.
    expect((await signIn(here.visitor, {}, networks(1)[0])).status).toBe(303);
  });

  test("is recognized only for accounts that have signed in on it", async () => {
    await signIn(here.visitor, {}, HOME);
    await signIn(here.visitor, { user_id: "sam", password: `${PASSWORD}!` }, HOME);
    await guessFromEverywhere("admin");
    await guessFromEverywhere("sam");
    expect((await signIn(here.visitor, {}, HOME)).status).toBe(303);
    expect((await signIn(here.visitor, { user_id: "sam", password: `${PASSWORD}!` }, HOME)).status).toBe(303);
  });

  test("has its own limit, which follows its cookie to every network and affects nobody else", async () => {
    const cookie = deviceOf(await signIn(here.visitor, {}, HOME));
    for (const from of networks(10)) expect((await wrong(carrying(cookie), from)).status).toBe(400);
    expect((await signIn(carrying(cookie), {}, "192.0.2.1")).status).toBe(429);
    expect((await signIn(stranger(), {}, HOME)).status).toBe(303);
  });

  test("gets its attempts back with the right password", async () => {
    const cookie = deviceOf(await signIn(here.visitor, {}, HOME));
    for (let i = 0; i < 9; i++) await wrong(carrying(cookie), HOME);
    expect((await signIn(carrying(cookie), {}, HOME)).status).toBe(303);
    for (let i = 0; i < 10; i++) expect((await wrong(carrying(cookie), HOME)).status).toBe(400);
  });

  test.each([
    ["forged", (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
    ["made up", () => `device-admin=${btoa(JSON.stringify("x.9999999999999.x"))}`],
    ["not readable", () => "device-admin=%00"],
    ["of another account", (_: string, other: string) => other.replace(/^device-sam/, "device-admin")],
  ])("is not one whose cookie is %s", async (_, change) => {
    const own = deviceOf(await signIn(here.visitor, {}, HOME));
    const other = deviceOf(await signIn(here.visitor, { user_id: "sam", password: `${PASSWORD}!` }, HOME));
    await guessFromEverywhere("admin");
    expect((await signIn(carrying(change(own, other)), {}, HOME)).status).toBe(429);
    expect((await signIn(carrying(own), {}, HOME)).status).toBe(303);
  });

  test("is unknown again after the password changed", async () => {
    await signIn(here.visitor, {}, HOME);
    // Setting the same password again counts as a new one, too.
    await changePassword(here.site.services, "admin", PASSWORD);
    await guessFromEverywhere("admin");
    expect((await signIn(here.visitor, {}, HOME)).status).toBe(429);
  });

  test("is unknown again after the account was removed and created again", async () => {
    const { db } = here.site.services;
    const sam = { user_id: "sam", password: `${PASSWORD}!` };
    await signIn(here.visitor, sam, HOME);
    await removeAccount(db, "sam");
    await createAccount(db, { userId: "sam", role: "staff", name: "Sam", email: "", password: sam.password });
    await guessFromEverywhere("sam");
    expect((await signIn(here.visitor, sam, HOME)).status).toBe(429);
  });
});

describe("the cookie of a known browser", () => {
  test("is sent only to our server, lasts long, and reveals nothing about the password", async () => {
    const response = await signIn(here.visitor, {}, HOME);
    const line = response.headers.getSetCookie().find((value) => value.startsWith("device-admin=")) ?? "";
    for (const part of [/HttpOnly/, /SameSite=Lax/, /Path=\//]) expect(line).toMatch(part);
    expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeGreaterThan(180 * 24 * 3600);
    expect((await wrong(stranger(), HOME)).headers.getSetCookie().join()).not.toContain("device-");
  });

  test("is not a session: it opens nothing, and a post without an origin is still accepted", async () => {
    const cookie = deviceOf(await signIn(here.visitor, {}, HOME));
    expect((await carrying(cookie).get("/admin")).status).toBe(401);
    const response = await fetch(`${here.site.origin}/admin/sign-in`, {
      method: "POST",
      body: new URLSearchParams({ password: PASSWORD }),
      headers: { Cookie: cookie },
      redirect: "manual",
    });
    expect(response.status).toBe(303);
  });

  test("does not keep a browser from getting cached public pages", async () => {
    const cookie = deviceOf(await signIn(here.visitor, {}, HOME));
    expect(cookie).not.toBe("");
    const everyone = await stranger().get("/faq");
    const known = await carrying(cookie).get("/faq");
    expect(known.headers.get("ETag")).toBe(everyone.headers.get("ETag"));
    expect(known.headers.get("ETag")).toBeTruthy();
    expect(known.headers.get("Cache-Control")).toBe("no-cache");
  });

  test("is bound to this host behind HTTPS", async () => {
    const secure = await startSiteForTest({ ORIGIN: "https://palmetto.local" });
    const { db } = secure.services;
    await createAccount(db, { userId: "admin", role: "admin", name: "Admin", email: "", password: PASSWORD });
    const fields = { password: PASSWORD };
    const response = await new Visitor(secure.origin).post("/admin/sign-in", fields, {
      Origin: "https://palmetto.local",
    });
    const line = response.headers.getSetCookie().find((value) => value.startsWith("__Host-device-admin=")) ?? "";
    for (const part of ["Secure", "HttpOnly", "Path=/", "SameSite=Lax"]) expect(line).toContain(part);
    expect(line).not.toContain("Domain");
  });
});

test("a time window that begins in the future, after the clock was set back, starts again", async () => {
  for (let i = 0; i <= 10; i++) await wrong(stranger(), HOME);
  expect((await signIn(stranger(), {}, HOME)).status).toBe(429);
  await changeRows(here.site, "signInLimits", {}, { resetsAt: new Date(Date.now() + 5 * 3_600_000) });
  expect((await signIn(stranger(), {}, HOME)).status).toBe(303);
});
