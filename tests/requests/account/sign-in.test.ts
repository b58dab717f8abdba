import { describe, expect, test } from "vitest";
import { changePassword } from "#app/account/accounts.server";
import { SIGN_IN_LIMITS } from "#app/account/sign-in-limits.server";
import { changeRows, insertRows } from "#tests/support/database/rows";
import { fieldError, fieldValues, metaOf, parseDocument, readDocument, textOf } from "#tests/support/document";
import {
  addAccount,
  findUserByCookie,
  listSessions,
  PASSWORD,
  readSessionCookie,
  setUpAccounts,
  signIn,
} from "#tests/support/office/sign-in";

const here = setUpAccounts();

describe("the sign-in card", () => {
  test("has its own address and is never cached", async () => {
    const response = await here.visitor.get("/admin/sign-in");
    const page = await readDocument(response);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(textOf(page, "h1")).toBe("Admin Access");
    expect(metaOf(page, "robots")).toBe("noindex");
    expect(textOf(page, "details:not([open]) > summary")).toBe("Sign in as another user");
  });

  test("starts a session of a week with the right password", async () => {
    const response = await signIn(here.visitor);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/admin");
    const line = response.headers.getSetCookie().find((value) => value.startsWith("session=")) ?? "";
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(line).toMatch(/Path=\//);
    expect(await findUserByCookie(here.site, readSessionCookie(response))).toMatchObject({
      userId: "admin",
      role: "admin",
      name: "Admin",
    });
    expect((await here.visitor.get("/admin/sign-in")).headers.get("Location")).toBe("/admin");
  });

  test("redirects a signed-in user to its target, on this site only", async () => {
    await signIn(here.visitor);
    const passed = async (to: string) =>
      (await here.visitor.get(`/admin/sign-in?to=${encodeURIComponent(to)}`)).headers.get("Location");
    expect(await passed("/admin/orders/export.csv?q=dana")).toBe("/admin/orders/export.csv?q=dana");
    expect(await passed("//evil.example")).toBe("/admin");
  });

  test("lets another user sign in with the user id in any spelling", async () => {
    const response = await signIn(here.visitor, { user_id: " Sam ", password: `${PASSWORD}!` });
    expect(await findUserByCookie(here.site, readSessionCookie(response))).toMatchObject({
      userId: "sam",
      role: "staff",
    });
  });

  test.each([
    ["a wrong password", { password: "wrong wrong wrong" }],
    ["an empty password", { password: "" }],
    ["the password of somebody else", { user_id: "sam" }],
    ["an unknown user", { user_id: "nobody" }],
    ["an invalid user id", { user_id: "a\u0000b' or 1=1 --" }],
  ])("refuses %s with the specified toast and an error beside the field", async (_what, fields) => {
    const response = await signIn(here.visitor, fields);
    const page = await readDocument(response);
    expect(response.status).toBe(400);
    expect(textOf(page, ".toast p")).toMatch(/^Access Denied Incorrect password/);
    expect(fieldError(page, "password")).toMatch(/^Incorrect password/);
    expect(readSessionCookie(response)).toBe("");
    expect(await listSessions(here.site)).toEqual([]);
  });

  test("keeps the user id and never sends a password back", async () => {
    const html = await (await signIn(here.visitor, { user_id: "sam", password: "s3cret-and-wrong" })).text();
    const page = parseDocument(html);
    expect(textOf(page, "details[open] > summary")).toBe("Sign in as another user");
    expect(fieldValues(page, "user_id")).toEqual(["sam"]);
    expect(html).not.toContain("s3cret-and-wrong");
  });

  test("lets nobody sign in to an account without a password", async () => {
    await insertRows(here.site, "adminUsers", { userId: "new", role: "admin", name: "New" });
    expect((await signIn(here.visitor, { user_id: "new", password: "" })).status).toBe(400);
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
  ])("leads back only to an address of this site: %j", async (to, location) => {
    expect((await signIn(here.visitor, { to })).headers.get("Location")).toBe(location);
  });

  test("refuses a form from another site", async () => {
    const response = await here.visitor.post(
      "/admin/sign-in",
      { password: PASSWORD },
      { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    );
    expect(response.status).toBe(403);
    expect(await listSessions(here.site)).toEqual([]);
  });
});

describe("the limit on attempts", () => {
  const wrong = (fields: Record<string, string> = {}, from?: string) =>
    signIn(here.visitor, { password: "wrong", ...fields }, from);

  test("allows an account ten attempts from one network, then refuses even the right password for a stated time", async () => {
    for (let i = 0; i < SIGN_IN_LIMITS.accountFromAddress; i++) expect((await wrong()).status).toBe(400);
    const response = await signIn(here.visitor);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(800);
    const page = await readDocument(response);
    expect(textOf(page, ".toast p")).toMatch(/^Access Denied Too many tries\. Wait 1[45] minutes\.$/);
    expect(fieldError(page, "password")).toMatch(/^Too many tries\. Wait 1[45] minutes\.$/);
    // Other accounts can still sign in.
    expect((await signIn(here.visitor, { user_id: "sam", password: `${PASSWORD}!` })).status).toBe(303);
  });

  test("names the last minute in the singular", async () => {
    for (let i = 0; i <= SIGN_IN_LIMITS.accountFromAddress; i++) await wrong();
    await changeRows(here.site, "signInLimits", {}, { resetsAt: new Date(Date.now() + 40_000) });
    const page = await readDocument(signIn(here.visitor));
    expect(textOf(page, ".toast p")).toBe("Access Denied Too many tries. Wait a minute.");
  });

  test("counts simultaneous attempts one by one", async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => wrong()));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(SIGN_IN_LIMITS.accountFromAddress);
  });

  test("allows an IP address thirty attempts at any accounts, and counts no more of its attempts against an account", async () => {
    // The first five do not exist: unknown accounts count like any other.
    for (let i = 5; i < SIGN_IN_LIMITS.address; i++) await addAccount(here.site, `user${i}`, PASSWORD);
    for (let i = 0; i < SIGN_IN_LIMITS.address; i++) expect((await wrong({ user_id: `user${i}` })).status).toBe(400);
    for (let i = 0; i < SIGN_IN_LIMITS.account; i++) expect((await wrong()).status).toBe(429);
    expect((await signIn(here.visitor, {}, "198.51.100.1")).status).toBe(303);
  });

  test("ignores a forged X-Forwarded-For, because only the proxy's entry counts", async () => {
    for (let i = 0; i <= SIGN_IN_LIMITS.address; i++) await addAccount(here.site, `user${i}`, PASSWORD);
    for (let i = 0; i <= SIGN_IN_LIMITS.address; i++) await wrong({ user_id: `user${i}` }, `10.0.0.${i}, 203.0.113.7`);
    expect((await signIn(here.visitor, {}, "10.9.9.9, 203.0.113.7")).status).toBe(429);
  });

  test("is reset for this network by signing in", async () => {
    for (let i = 0; i < SIGN_IN_LIMITS.accountFromAddress - 1; i++) await wrong();
    expect((await signIn(here.visitor)).status).toBe(303);
    for (let i = 0; i < SIGN_IN_LIMITS.accountFromAddress; i++) expect((await wrong()).status).toBe(400);
  });

  test("is reset by a new password and by the end of the time window, too", async () => {
    for (let i = 0; i <= SIGN_IN_LIMITS.accountFromAddress; i++) await wrong();
    await changePassword(here.site.services, "admin", `${PASSWORD}?`);
    expect((await signIn(here.visitor, { password: `${PASSWORD}?` })).status).toBe(303);
    for (let i = 0; i <= SIGN_IN_LIMITS.accountFromAddress; i++) await wrong();
    expect((await signIn(here.visitor, { password: `${PASSWORD}?` })).status).toBe(429);
    await changeRows(here.site, "signInLimits", {}, { resetsAt: new Date(Date.now() - 1) });
    expect((await signIn(here.visitor, { password: `${PASSWORD}?` })).status).toBe(303);
  });
});
