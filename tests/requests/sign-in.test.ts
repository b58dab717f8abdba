import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changePassword, createAccount } from "../../app/account/accounts.server";
import { findUser, requireAdmin, startSession } from "../../app/account/auth.server";
import { SIGN_IN_LIMITS } from "../../app/account/sign-in-limits.server";
import { sweep } from "../../app/server/sweeper.server";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";

const PASSWORD = "palmetto fan of twenty";
const HOUR = 3_600_000;

let site: Site;
let visitor: Visitor;
beforeEach(async () => {
  site = await startSite({ TRUSTED_PROXIES: "1" });
  visitor = new Visitor(site.origin);
  const { db } = site.services;
  await createAccount(db, { userId: "admin", role: "admin", name: "Admin", email: "", password: PASSWORD });
  await createAccount(db, { userId: "sam", role: "staff", name: "Sam Ortiz", email: "", password: `${PASSWORD}!` });
});
afterEach(() => site.stop());

const signIn = (fields: Record<string, string> = {}, from = "203.0.113.7", who = visitor) =>
  who.post("/admin/sign-in", { password: PASSWORD, ...fields }, { "X-Forwarded-For": from });

/** The value of the session cookie that an answer sets. */
function cookieOf(response: Response): string {
  const line = response.headers.getSetCookie().find((value) => /^(__Host-)?session=/.test(value)) ?? "";
  return line.split(";", 1)[0] ?? "";
}

const asking = (cookie: string) => new Request(site.origin, { headers: { Cookie: cookie } });
const userOf = (cookie: string, now?: number) => findUser(site.services, asking(cookie), now);

async function sessions() {
  const { db } = site.services;
  return db.read.select().from(db.tables.sessions);
}

describe("the card", () => {
  test("stands at its own address and is nobody else's to keep", async () => {
    const response = await visitor.get("/admin/sign-in");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(html).toContain("Admin Access");
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toMatch(/<details><summary>Sign in as another user/);
  });

  test("the right password leads in, with a session of a week", async () => {
    const response = await signIn();
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/admin");
    const line = response.headers.getSetCookie().find((value) => value.startsWith("session=")) ?? "";
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(line).toMatch(/Path=\//);
    expect(await userOf(cookieOf(response))).toMatchObject({ userId: "admin", role: "admin", name: "Admin" });
    expect((await visitor.get("/admin/sign-in")).headers.get("Location")).toBe("/admin");
  });

  test("somebody who is signed in passes it on the way to where it leads, on this site only", async () => {
    await signIn();
    const passed = async (to: string) =>
      (await visitor.get(`/admin/sign-in?to=${encodeURIComponent(to)}`)).headers.get("Location");
    expect(await passed("/admin/orders/export.csv?q=dana")).toBe("/admin/orders/export.csv?q=dana");
    expect(await passed("//evil.example")).toBe("/admin");
  });

  test("another user signs in with the user id, however it is typed", async () => {
    const response = await signIn({ user_id: " Sam ", password: `${PASSWORD}!` });
    expect(await userOf(cookieOf(response))).toMatchObject({ userId: "sam", role: "staff" });
  });

  test.each([
    ["a wrong password", { password: "wrong wrong wrong" }],
    ["an empty password", { password: "" }],
    ["the password of somebody else", { user_id: "sam" }],
    ["an unknown user", { user_id: "nobody" }],
    ["what can be no user id", { user_id: "a\u0000b' or 1=1 --" }],
  ])("%s is refused with the printed toast and a message at the field", async (_what, fields) => {
    const response = await signIn(fields);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toMatch(/Access Denied<\/b>Incorrect password/);
    expect(html).toMatch(/id="password-error"[^>]*>Incorrect password/);
    expect(cookieOf(response)).toBe("");
    expect(await sessions()).toEqual([]);
  });

  test("keeps the user id and never sends a password back", async () => {
    const html = await (await signIn({ user_id: "sam", password: "s3cret-and-wrong" })).text();
    expect(html).toMatch(/<details open=""><summary>Sign in as another user/);
    expect(html).toContain('value="sam"');
    expect(html).not.toContain("s3cret-and-wrong");
  });

  test("an account without a password lets nobody in", async () => {
    const { db } = site.services;
    await db.transact((tx) => tx.insert(db.tables.adminUsers).values({ userId: "new", role: "admin", name: "New" }));
    expect((await signIn({ user_id: "new", password: "" })).status).toBe(400);
  });

  test.each([
    ["/admin/orders/SUB-7K2M9QXA?q=dana&page=2", "/admin/orders/SUB-7K2M9QXA?q=dana&page=2"],
    ["https://evil.example/admin", "/admin"],
    ["//evil.example", "/admin"],
    ["/\\evil.example", "/admin"],
    ["/..//evil.example", "/admin"],
    ["/\t/evil.example", "/admin"],
    ["/admin\r\nSet-Cookie: a=b", "/admin"],
    ["javascript:alert(1)", "/admin"],
    ["/admin/sign-out", "/admin"],
    ["/admin?name=Zoë", "/admin?name=Zo%C3%AB"],
  ])("leads back to an address of this site only: %j", async (to, location) => {
    expect((await signIn({ to })).headers.get("Location")).toBe(location);
  });

  test("a form from another site is refused", async () => {
    const response = await visitor.post(
      "/admin/sign-in",
      { password: PASSWORD },
      { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    );
    expect(response.status).toBe(403);
    expect(await sessions()).toEqual([]);
  });
});

describe("many tries", () => {
  const wrong = (fields: Record<string, string> = {}, from?: string) => signIn({ password: "wrong", ...fields }, from);

  test("an account takes ten, from wherever they come, then not even the right password", async () => {
    for (let i = 0; i < SIGN_IN_LIMITS.account; i++) expect((await wrong({}, `203.0.113.${i}`)).status).toBe(400);
    const response = await signIn({}, "198.51.100.1");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect(await response.text()).toMatch(/Access Denied<\/b>Incorrect password/);
    // The others still get in.
    expect((await signIn({ user_id: "sam", password: `${PASSWORD}!` })).status).toBe(303);
  });

  test("tries at the same moment are counted one by one", async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => wrong({}, `203.0.113.${i}`)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(SIGN_IN_LIMITS.account);
  });

  test("an address takes thirty, whatever accounts it tries; then it counts against none", async () => {
    for (let i = 0; i < SIGN_IN_LIMITS.address; i++) expect((await wrong({ user_id: `user${i}` })).status).toBe(400);
    for (let i = 0; i < SIGN_IN_LIMITS.account; i++) expect((await wrong()).status).toBe(429);
    expect((await signIn({}, "198.51.100.1")).status).toBe(303);
  });

  test("a forged X-Forwarded-For is no other address: only the proxy's entry counts", async () => {
    for (let i = 0; i <= SIGN_IN_LIMITS.address; i++) await wrong({ user_id: `user${i}` }, `10.0.0.${i}, 203.0.113.7`);
    expect((await signIn({}, "10.9.9.9, 203.0.113.7")).status).toBe(429);
  });

  test("getting in begins the account's count anew", async () => {
    for (let i = 0; i < SIGN_IN_LIMITS.account - 1; i++) await wrong();
    expect((await signIn()).status).toBe(303);
    for (let i = 0; i < SIGN_IN_LIMITS.account; i++) expect((await wrong()).status).toBe(400);
  });

  test("so does a new password, and so does the end of the window", async () => {
    const { db } = site.services;
    const { signInLimits } = db.tables;
    for (let i = 0; i <= SIGN_IN_LIMITS.account; i++) await wrong();
    await changePassword(db, "admin", `${PASSWORD}?`);
    expect((await signIn({ password: `${PASSWORD}?` })).status).toBe(303);
    for (let i = 0; i <= SIGN_IN_LIMITS.account; i++) await wrong();
    expect((await signIn({ password: `${PASSWORD}?` })).status).toBe(429);
    await db.transact((tx) => tx.update(signInLimits).set({ resetsAt: new Date(Date.now() - 1) }));
    expect((await signIn({ password: `${PASSWORD}?` })).status).toBe(303);
  });
});

describe("the session", () => {
  test("only the hash of its id is kept", async () => {
    const cookie = cookieOf(await signIn());
    const id = JSON.parse(Buffer.from(decodeURIComponent(cookie.slice("session=".length)), "base64").toString());
    const [row] = await sessions();
    expect(Buffer.from(id, "base64url")).toHaveLength(32);
    expect(row?.idHash).toBe(createHash("sha256").update(id).digest("base64url"));
    expect(JSON.stringify(row)).not.toContain(id);
  });

  test("an id that was planted before is never taken over, and a new one comes with each login", async () => {
    const planted = `session=${encodeURIComponent(Buffer.from(JSON.stringify("planted")).toString("base64"))}`;
    visitor.take(planted);
    const first = cookieOf(await signIn());
    expect(first).not.toBe(planted);
    expect(await userOf(planted)).toBeNull();
    const second = cookieOf(await signIn());
    expect(second).not.toBe(first);
    // The one before ended with it.
    expect(await userOf(first)).toBeNull();
    expect(await userOf(second)).not.toBeNull();
    expect(await sessions()).toHaveLength(1);
  });

  test.each(["session=", "session=x", "session=%00", "session=e30%3D", "session=bnVsbA%3D%3D", "session=WyJhIl0%3D"])(
    "%s is nobody's",
    async (cookie) => {
      await signIn();
      expect(await userOf(cookie)).toBeNull();
    },
  );

  test("ends after twelve hours without use", async () => {
    const cookie = cookieOf(await signIn());
    const now = Date.now();
    expect(await userOf(cookie, now + 11 * HOUR)).not.toBeNull();
    expect(await userOf(cookie, now + 22 * HOUR)).not.toBeNull();
    expect(await userOf(cookie, now + 35 * HOUR)).toBeNull();
  });

  test("ends after a week, however much it is used, and is swept away", async () => {
    const cookie = cookieOf(await signIn());
    const now = Date.now();
    for (let hours = 6; hours < 7 * 24; hours += 6) expect(await userOf(cookie, now + hours * HOUR)).not.toBeNull();
    expect(await userOf(cookie, now + 7 * 24 * HOUR + 1000)).toBeNull();
    await sweep(site.services, now + HOUR);
    expect(await sessions()).toHaveLength(1);
    await sweep(site.services, now + 7 * 24 * HOUR + 1000);
    expect(await sessions()).toEqual([]);
    const { db } = site.services;
    expect(await db.read.$count(db.tables.signInLimits)).toBe(0);
  });

  test("ends with its account, and knows a changed role at once", async () => {
    const { db } = site.services;
    const { adminUsers } = db.tables;
    const cookie = cookieOf(await signIn({ user_id: "sam", password: `${PASSWORD}!` }));
    await expect(requireAdmin(site.services, asking(cookie))).rejects.toMatchObject({ init: { status: 403 } });
    await db.transact((tx) => tx.update(adminUsers).set({ role: "admin" }).where(eq(adminUsers.userId, "sam")));
    expect(await requireAdmin(site.services, asking(cookie))).toMatchObject({ role: "admin" });
    await db.transact((tx) => tx.delete(adminUsers).where(eq(adminUsers.userId, "sam")));
    expect(await userOf(cookie)).toBeNull();
  });

  test("behind https its cookie is bound to this host and never sent in the clear", async () => {
    const secure = await startSite({ ORIGIN: "https://palmetto.example" });
    const { db } = secure.services;
    await createAccount(db, { userId: "admin", role: "admin", name: "Admin", email: "", password: PASSWORD });
    const response = await new Visitor(secure.origin).post(
      "/admin/sign-in",
      { password: PASSWORD },
      { Origin: "https://palmetto.example" },
    );
    const line = response.headers.getSetCookie()[0] ?? "";
    await secure.stop();
    expect(line).toMatch(/^__Host-session=/);
    for (const part of ["Secure", "HttpOnly", "Path=/", "SameSite=Lax"]) expect(line).toContain(part);
    expect(line).not.toContain("Domain");
  });
});

describe("signing out", () => {
  test("ends this session and leaves nothing behind", async () => {
    const other = cookieOf(await signIn({}, undefined, new Visitor(site.origin)));
    const cookie = cookieOf(await signIn());
    const response = await visitor.post("/admin/sign-out", {});
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/admin");
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=;.*Max-Age=0/);
    expect(await userOf(cookie)).toBeNull();
    expect(await userOf(other)).not.toBeNull();
  });

  test("everywhere ends all of this account and no other", async () => {
    const other = cookieOf(await signIn({}, undefined, new Visitor(site.origin)));
    const cookie = cookieOf(await signIn());
    const sam = (await startSession(site.services, new Request(site.origin), "sam")).split(";")[0] ?? "";
    await visitor.post("/admin/sign-out", { everywhere: "1" });
    expect(await userOf(cookie)).toBeNull();
    expect(await userOf(other)).toBeNull();
    expect(await userOf(sam)).not.toBeNull();
  });

  test("asks for a form of our own: no link and no other site signs anybody out", async () => {
    const cookie = cookieOf(await signIn());
    expect((await visitor.get("/admin/sign-out")).headers.get("Location")).toBe("/admin");
    expect((await visitor.post("/admin/sign-out", {}, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await userOf(cookie)).not.toBeNull();
  });

  test("with a session that is over is no error", async () => {
    visitor.take("session=x");
    expect((await visitor.post("/admin/sign-out", { everywhere: "1" })).status).toBe(303);
  });
});
