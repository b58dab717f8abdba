import { beforeEach, expect, test } from "vitest";
import { SIGN_IN_LIMITS } from "#app/account/sign-in-limits.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, emptyTables, listRows } from "#tests/support/database/rows";
import { fieldError, fieldValues, readPage, textsOf } from "#tests/support/document";
import { findPerson } from "#tests/support/office/people";
import { PASSWORD, setUpAccounts, signIn } from "#tests/support/office/sign-in";
import { createSignedOutVisitor, postInOffice } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";

const here = setUpAccounts();
const SAM = { user_id: "sam", password: `${PASSWORD}!` };
const NEW = "a fan of twenty palmettos";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
let sam: Visitor;

beforeEach(async () => {
  await emptyTables(here.site, "accountEvents", "outbox");
  await changeRows(here.site, "adminUsers", { userId: "sam" }, { email: "sam@palmetto.example" });
  sam = new Visitor(here.site);
  await signIn(sam, SAM);
});

const post = (intent: string, fields: Record<string, string> = {}, office = sam) =>
  postInOffice(office, paths.adminAccount, { intent, ...fields });

async function signInElsewhere(): Promise<Visitor> {
  const elsewhere = new Visitor(here.site);
  await elsewhere.post(paths.adminSignIn, SAM, { "User-Agent": FIREFOX });
  return elsewhere;
}

test("every role has the screen, and the account menu links to it", async () => {
  const page = await readPage(sam, paths.admin);
  expect(page.querySelector(`header a[href="${paths.adminAccount}"]`)?.text).toBe("Your account");
  expect(textsOf(await readPage(sam, paths.adminAccount), "main h2")).toEqual([
    "Your name",
    "Password",
    "Two-step sign-in",
    "Where you’re signed in",
    "Notifications",
  ]);
});

test("a name is changed, and the history says so", async () => {
  expect((await post("save_name", { name: "  Samuel   Ortiz " })).title).toBe("Name Saved");
  expect((await findPerson(here.site, "sam"))?.name).toBe("Samuel Ortiz");
  expect(await listRows(here.site, "accountEvents")).toMatchObject([
    { event: "edited", before: { name: "Sam Ortiz" }, after: { name: "Samuel Ortiz" } },
  ]);
  for (const name of ["admin", "Command line"])
    expect(fieldError((await post("save_name", { name })).page, "name"), name).toBe(
      "A colleague already has this name. Add an initial.",
    );
  const refused = await post("save_name", { name: " " });
  expect([refused.status, fieldError(refused.page, "name")]).toEqual([
    400,
    "Enter a name. It’s shown next to notes and changes.",
  ]);
});

test("a new password needs the current one, ends the other sessions, and an email says so", async () => {
  const elsewhere = await signInElsewhere();
  const wrong = await post("change_password", { password: "not this one", new_password: "short" });
  expect(wrong.status).toBe(400);
  expect(fieldError(wrong.page, "password")).toBe("This isn’t your current password.");
  expect(fieldError(wrong.page, "new_password")).toBe("Choose a password with at least 12 characters.");
  expect(fieldValues(wrong.page, "new_password")).toEqual([""]);
  expect((await post("change_password", { password: SAM.password, new_password: NEW })).title).toBe("Password Changed");
  expect((await sam.get(paths.admin)).status).toBe(200);
  expect((await elsewhere.get(paths.admin)).status).toBe(401);
  expect((await signIn(new Visitor(here.site), SAM)).status).toBe(400);
  expect((await signIn(new Visitor(here.site), { ...SAM, password: NEW })).status).toBe(303);
  const [email] = await listQueuedEmails(here.site, "account-password-changed");
  expect(email?.to).toBe("sam@palmetto.example");
});

test("guesses of the current password are limited", async () => {
  for (let i = 0; i < SIGN_IN_LIMITS.browser; i++)
    await post("change_password", { password: "guess", new_password: NEW });
  const limited = await post("change_password", { password: SAM.password, new_password: NEW });
  expect(fieldError(limited.page, "password")).toMatch(/^Too many tries\. Wait 1[45] minutes\.$/);
  expect(await countRows(here.site, "accountEvents")).toBe(0);
});

test("each session is listed with its browser and times, and one or all others can be signed out", async () => {
  const [first, second] = [await signInElsewhere(), await signInElsewhere()];
  const admin = new Visitor(here.site);
  await signIn(admin);
  const page = await readPage(sam, paths.adminAccount);
  const items = textsOf(page, '[aria-labelledby="own-sessions"] li');
  expect(items.length).toBe(3);
  expect(items.filter((item) => item.startsWith("Firefox on Linux Signed in"))).toHaveLength(2);
  expect(items.filter((item) => item.includes("(this browser)"))).toHaveLength(1);
  const [id = ""] = fieldValues(page, "session");
  expect((await post("end_session", { session: id })).title).toBe("Signed Out");
  const statuses = async () => Promise.all([first, second].map(async (one) => (await one.get(paths.admin)).status));
  expect((await statuses()).sort()).toEqual([200, 401]);
  // Not somebody else's.
  const [foreign] = await listRows(here.site, "sessions", { userId: "admin" });
  await post("end_session", { session: foreign?.idHash ?? "" });
  await post("end_other_sessions");
  expect(await statuses()).toEqual([401, 401]);
  expect((await sam.get(paths.admin)).status).toBe(200);
  expect((await admin.get(paths.admin)).status).toBe(200);
});

test("the latest sessions are in view, and older ones are one click away", async () => {
  for (let index = 0; index < 6; index++) await signInElsewhere();
  const page = await readPage(sam, paths.adminAccount);
  const list = '[aria-labelledby="own-sessions"]';
  expect(textsOf(page, `${list} li`)[0]).toContain("(this browser)");
  expect(textsOf(page, `${list} > ul li`)).toHaveLength(5);
  expect(textsOf(page, `${list} summary`)).toEqual(["Show 2 more"]);
  expect(textsOf(page, `${list} details li`)).toHaveLength(2);
});

test("a form with a password that was sent after the session ended is not kept in the page", async () => {
  const visitor = await createSignedOutVisitor(here.site);
  const html = await (
    await visitor.post(
      paths.adminAccount,
      { intent: "change_password", password: "palmetto secret one", new_password: "palmetto secret two" },
      { Accept: "text/html" },
    )
  ).text();
  expect(html).toContain("We couldn’t keep this change.");
  expect(html).not.toContain('name="post"');
});
