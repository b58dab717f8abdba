import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { HOUR } from "#app/server/time/durations";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, emptyTables, listRows } from "#tests/support/database/rows";
import { fieldError, readDocument, readPage, textOf } from "#tests/support/document";
import { findEmailedLink } from "#tests/support/office/people";
import { addAccount, PASSWORD, signIn } from "#tests/support/office/sign-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSiteForEachTest } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSiteForEachTest({ TRUSTED_PROXIES: "1" });
const NEW = "a fan of twenty palmettos";
let visitor: Visitor;

beforeEach(async () => {
  visitor = new Visitor(site);
  // A link that a newer one has replaced would be removed instead of sent.
  await site.services.worker.stop();
  await emptyTables(site, "adminUsers", "accountLinks", "outbox");
  await addAccount(site, "sam", PASSWORD, "staff", "Sam Ortiz");
  await changeRows(site, "adminUsers", { userId: "sam" }, { email: "säm@palmetto.example" });
});

const ask = (email: string, ipAddress = "203.0.113.7") =>
  visitor.post(paths.adminForgotPassword, { email }, { "X-Forwarded-For": ipAddress });

async function askForLink(): Promise<string> {
  const before = await countRows(site, "accountLinks");
  await ask("SÄM@palmetto.example");
  await waitUntil(async () =>
    expect(await countRows(site, "outbox", { topic: "account-reset" })).toBeGreaterThan(before),
  );
  return findEmailedLink(site, "account-reset");
}

test("the sign-in card leads to the form", async () => {
  const card = await readDocument(visitor.get(paths.admin, { Accept: "text/html" }));
  expect(card.querySelector(`a[href="${paths.adminForgotPassword}"]`)?.text.trim()).toBe("Forgot your password?");
  expect(textOf(await readPage(visitor, paths.adminForgotPassword), "main")).toContain(
    "Enter the email address of your account",
  );
});

test("the answer is the same with and without an account", async () => {
  const known = await (await ask("säm@palmetto.example")).text();
  await waitUntil(async () => expect(await countRows(site, "accountLinks")).toBe(1));
  expect(await (await ask("nobody@palmetto.example")).text()).toBe(known);
  expect(known).toContain("If there’s an account with this address");
  await changeRows(site, "adminUsers", { userId: "sam" }, { switchedOffAt: new Date() });
  expect(await (await ask("säm@palmetto.example")).text()).toBe(known);
  expect(await countRows(site, "outbox")).toBe(1);
});

test.each([
  ["", "Enter the email address of your account."],
  ["sam", "Check the address: it should look like name@example.com."],
])("%j is refused beside the field", async (email, problem) => {
  const refused = await ask(email);
  expect(refused.status).toBe(400);
  expect(fieldError(await readDocument(refused), "email")).toBe(problem);
});

test("a network may ask twenty times an hour, and an account gets at most three emails", async () => {
  for (let i = 0; i < 20; i++) expect((await ask("säm@palmetto.example")).status).toBe(200);
  expect((await ask("säm@palmetto.example")).status).toBe(429);
  expect((await ask("säm@palmetto.example", "198.51.100.1")).status).toBe(200);
  await waitUntil(async () => expect(await countRows(site, "outbox", { topic: "account-reset" })).toBe(3));
});

test("the link sets a password once, ends all sessions, and an email says so", async () => {
  const elsewhere = new Visitor(site);
  await signIn(elsewhere, { user_id: "sam" });
  expect((await elsewhere.get(paths.admin)).status).toBe(200);
  const link = await askForLink();
  // Opening it changes nothing.
  expect((await new Visitor(site).get(link)).status).toBe(200);
  expect((await elsewhere.get(paths.admin)).status).toBe(200);

  const done = await visitor.post(link, { password: NEW });
  expect([done.status, done.headers.get("Location")]).toEqual([303, paths.admin]);
  // Not signed in: the second factor may still be asked.
  expect((await visitor.get(paths.admin)).status).toBe(401);
  expect((await elsewhere.get(paths.admin)).status).toBe(401);
  expect((await signIn(new Visitor(site), { user_id: "sam" })).status).toBe(400);
  expect((await signIn(new Visitor(site), { user_id: "sam", password: NEW })).status).toBe(303);
  const [email] = await listQueuedEmails(site, "account-password-changed");
  expect(email?.to).toBe("säm@palmetto.example");
  expect(email?.text).toContain("If it wasn’t, choose a new password now");
  expect(email?.text).not.toContain(NEW);

  const again = await visitor.post(link, { password: "something else entirely" });
  expect(again.headers.get("Location")).toBe(link);
  expect(textOf(await readDocument(visitor.get(link)), "main")).toContain("it’s already been used");
  expect((await listRows(site, "accountEvents")).map(({ event }) => event)).toEqual(["reset"]);
});

test("the link expires in an hour, and a newer one replaces it", async () => {
  const first = await askForLink();
  const second = await askForLink();
  expect((await visitor.get(first)).status).toBe(410);
  const [row] = await listRows(site, "accountLinks");
  expect(Number(row?.expiresAt) - Date.now()).toBeLessThanOrEqual(HOUR);
  await changeRows(site, "accountLinks", {}, { expiresAt: new Date(Date.now() - 1) });
  expect((await visitor.get(second)).status).toBe(410);
  expect((await visitor.post(second, { password: NEW })).headers.get("Location")).toBe(second);
  expect((await signIn(new Visitor(site), { user_id: "sam" })).status).toBe(303);
});

test("a link that has expired is no longer sent", async () => {
  await askForLink();
  const [message] = await listRows(site, "outbox", { topic: "account-reset" });
  const topic = site.services.features.emails["account-reset"];
  const data = (message?.payload as { data: unknown } | undefined)?.data;
  expect(await topic?.isWanted?.(data)).toBe(true);
  await changeRows(site, "accountLinks", {}, { expiresAt: new Date(Date.now() - 1) });
  expect(await topic?.isWanted?.(data)).toBe(false);
});
