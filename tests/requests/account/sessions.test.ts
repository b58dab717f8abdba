import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createAccount } from "#app/account/accounts.server";
import { AccountChanged, requireRight, startSession } from "#app/account/auth.server";
import { sweep } from "#app/server/sweeper.server";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, deleteRows, listRows } from "#tests/support/database/rows";
import {
  createRequestWithCookie,
  findUserByCookie,
  listSessions,
  PASSWORD,
  readSessionCookie,
  setUpAccounts,
  signIn,
} from "#tests/support/office/sign-in";
import { startSiteForTest } from "#tests/support/site";

const HOUR = 3_600_000;

const here = setUpAccounts();

describe("the session", () => {
  test("is stored only with the hash of its id", async () => {
    const cookie = readSessionCookie(await signIn(here.visitor));
    const id = JSON.parse(Buffer.from(decodeURIComponent(cookie.slice("session=".length)), "base64").toString());
    const [row] = await listSessions(here.site);
    expect(Buffer.from(id, "base64url")).toHaveLength(32);
    expect(row?.idHash).toBe(createHash("sha256").update(id).digest("base64url"));
    expect(JSON.stringify(row)).not.toContain(id);
  });

  test("does not start if the password or the second factor changed while they were checked", async () => {
    const request = new Request(here.site.origin);
    const [sam] = await listRows(here.site, "adminUsers", { userId: "sam" });
    const checked = { passwordHash: sam?.passwordHash ?? "", totpSecret: sam?.totpSecret ?? null };
    for (const change of [{ passwordHash: "another" }, { totpSecret: "another" }, { switchedOffAt: new Date() }]) {
      await changeRows(here.site, "adminUsers", { userId: "sam" }, change);
      await expect(startSession(here.site.services, request, "sam", checked)).rejects.toThrow(AccountChanged);
      await changeRows(here.site, "adminUsers", { userId: "sam" }, { ...checked, switchedOffAt: null });
    }
    expect(await listSessions(here.site)).toEqual([]);
    await startSession(here.site.services, request, "sam", checked);
    expect(await listSessions(here.site)).toHaveLength(1);
  });

  test("gets a new id with each sign-in, and never uses an id set before", async () => {
    const planted = `session=${encodeURIComponent(Buffer.from(JSON.stringify("planted")).toString("base64"))}`;
    here.visitor.storeCookie(planted);
    const first = readSessionCookie(await signIn(here.visitor));
    expect(first).not.toBe(planted);
    expect(await findUserByCookie(here.site, planted)).toBeNull();
    const second = readSessionCookie(await signIn(here.visitor));
    expect(second).not.toBe(first);
    // Signing in again ended the previous session.
    expect(await findUserByCookie(here.site, first)).toBeNull();
    expect(await findUserByCookie(here.site, second)).not.toBeNull();
    expect(await listSessions(here.site)).toHaveLength(1);
  });

  test.each(["session=", "session=x", "session=%00", "session=e30%3D", "session=bnVsbA%3D%3D", "session=WyJhIl0%3D"])(
    "is not found for %s",
    async (cookie) => {
      await signIn(here.visitor);
      expect(await findUserByCookie(here.site, cookie)).toBeNull();
    },
  );

  test("ends after twelve hours without use", async () => {
    const cookie = readSessionCookie(await signIn(here.visitor));
    const now = Date.now();
    expect(await findUserByCookie(here.site, cookie, now + 11 * HOUR)).not.toBeNull();
    expect(await findUserByCookie(here.site, cookie, now + 22 * HOUR)).not.toBeNull();
    expect(await findUserByCookie(here.site, cookie, now + 35 * HOUR)).toBeNull();
  });

  test("ends after a week of use, and is removed", async () => {
    const cookie = readSessionCookie(await signIn(here.visitor));
    const now = Date.now();
    for (let hours = 6; hours < 7 * 24; hours += 6)
      expect(await findUserByCookie(here.site, cookie, now + hours * HOUR)).not.toBeNull();
    expect(await findUserByCookie(here.site, cookie, now + 7 * 24 * HOUR + 1000)).toBeNull();
    await sweep(here.site.services, now + HOUR);
    expect(await listSessions(here.site)).toHaveLength(1);
    await sweep(here.site.services, now + 7 * 24 * HOUR + 1000);
    expect(await listSessions(here.site)).toEqual([]);
    expect(await countRows(here.site, "signInLimits")).toBe(0);
  });

  test("ends with its account, and a changed role applies at once", async () => {
    const cookie = readSessionCookie(await signIn(here.visitor, { user_id: "sam", password: `${PASSWORD}!` }));
    await expect(
      requireRight(here.site.services, createRequestWithCookie(here.site, cookie), "sales"),
    ).rejects.toMatchObject({
      init: { status: 403 },
    });
    await changeRows(here.site, "adminUsers", { userId: "sam" }, { role: "admin" });
    expect(await requireRight(here.site.services, createRequestWithCookie(here.site, cookie), "sales")).toMatchObject({
      role: "admin",
    });
    await deleteRows(here.site, "adminUsers", { userId: "sam" });
    expect(await findUserByCookie(here.site, cookie)).toBeNull();
  });

  test("behind HTTPS has a cookie that is bound to this host and sent only over HTTPS", async () => {
    const secure = await startSiteForTest({ ORIGIN: "https://palmetto.local" });
    const { db } = secure.services;
    await createAccount(db, { userId: "admin", role: "admin", name: "Admin", email: "", password: PASSWORD });
    const response = await new Visitor(secure.origin).post(
      "/admin/sign-in",
      { password: PASSWORD },
      { Origin: "https://palmetto.local" },
    );
    const line = response.headers.getSetCookie()[0] ?? "";
    expect(line).toMatch(/^__Host-session=/);
    for (const part of ["Secure", "HttpOnly", "Path=/", "SameSite=Lax"]) expect(line).toContain(part);
    expect(line).not.toContain("Domain");
  });
});

describe("signing out", () => {
  test("ends this session and removes it", async () => {
    const other = readSessionCookie(await signIn(new Visitor(here.site.origin)));
    const cookie = readSessionCookie(await signIn(here.visitor));
    const response = await here.visitor.post("/admin/sign-out", {});
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/admin");
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=;.*Max-Age=0/);
    expect(await findUserByCookie(here.site, cookie)).toBeNull();
    expect(await findUserByCookie(here.site, other)).not.toBeNull();
  });

  test("everywhere ends all sessions of this account and no other", async () => {
    const other = readSessionCookie(await signIn(new Visitor(here.site.origin)));
    const cookie = readSessionCookie(await signIn(here.visitor));
    const sam = (await startSession(here.site.services, new Request(here.site.origin), "sam")).split(";")[0] ?? "";
    await here.visitor.post("/admin/sign-out", { everywhere: "1" });
    expect(await findUserByCookie(here.site, cookie)).toBeNull();
    expect(await findUserByCookie(here.site, other)).toBeNull();
    expect(await findUserByCookie(here.site, sam)).not.toBeNull();
  });

  test("requires a form of this site, not a link or another site", async () => {
    const cookie = readSessionCookie(await signIn(here.visitor));
    expect((await here.visitor.get("/admin/sign-out")).headers.get("Location")).toBe("/admin");
    expect((await here.visitor.post("/admin/sign-out", {}, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await findUserByCookie(here.site, cookie)).not.toBeNull();
  });

  test("with an ended session causes no error", async () => {
    here.visitor.storeCookie("session=x");
    expect((await here.visitor.post("/admin/sign-out", { everywhere: "1" })).status).toBe(303);
  });
});
