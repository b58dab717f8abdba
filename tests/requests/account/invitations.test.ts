import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { DAY } from "#app/server/time/durations";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, emptyTables, listRows } from "#tests/support/database/rows";
import { fieldError, fieldValues, readDocument, readPage, textOf } from "#tests/support/document";
import { changePerson, colleague, findEmailedLink, findPerson, invite, savePerson } from "#tests/support/office/people";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const PASSWORD = "palmetto fan of twenty";

const site = setUpSite();
let admin: Visitor;
let visitor: Visitor;

beforeEach(async () => {
  await emptyTables(site, "sessions", "accountEvents", "adminUsers", "outbox", "signInLimits");
  admin = await createSignedInVisitor(site, "admin", "Rosa Delgado");
  visitor = new Visitor(site);
});

const accept = (link: string, password = PASSWORD, from = visitor) => from.post(link, { password });
const signIn = (user_id: string, password = PASSWORD, from = new Visitor(site)) =>
  from.post(paths.adminSignIn, { user_id, password });

describe("an invited colleague", () => {
  test("gets an email, chooses a password, is signed in, and may open what the admin chose", async () => {
    expect(await invite(admin)).toMatchObject({ status: 303, title: "Colleague Invited" });
    const [email] = await listQueuedEmails(site, "account-invitation");
    expect(email).toMatchObject({ to: colleague.email, subject: "Your invitation to the back office" });
    expect(email?.text).toContain("Rosa Delgado invited you");
    expect(email?.text).toMatch(/User ID +jurgen\b/);
    expect(email?.text).toMatch(/Link expires +\w+ \d+/);
    const people = textOf(await readPage(admin, paths.adminPeople), "table.people");
    expect(people).toMatch(
      /Jürgen Müller User ID jurgen Jürgen@müller\.example Staff Orders, Purchases and coupons .*Invited Link expires/,
    );

    const link = await findEmailedLink(site, "account-invitation");
    const page = await readPage(visitor, link);
    expect(textOf(page, "main")).toContain("Jürgen Müller Your user ID is jurgen");
    const accepted = await accept(link);
    expect([accepted.status, accepted.headers.get("Location")]).toEqual([303, paths.admin]);
    const orders = await readPage(visitor, paths.admin);
    expect(textOf(orders, ".toast")).toContain("Welcome Your account is ready.");
    expect((await visitor.get(paths.adminSales)).status).toBe(200);
    expect((await visitor.get(paths.adminInbox)).status).toBe(403);
    expect(textOf(await readPage(admin, paths.adminPerson("jurgen")), '[aria-labelledby="history"]')).toContain(
      "Invitation accepted",
    );
    // Signs in with the user ID or the address, however its letters are typed.
    for (const id of ["jurgen", "JÜRGEN@MÜLLER.EXAMPLE", "Ju\u0308rgen@mu\u0308ller.example"])
      expect((await signIn(id)).status, id).toBe(303);
  });

  test("cannot sign in before accepting", async () => {
    await invite(admin);
    for (const password of ["", PASSWORD]) expect((await signIn("jurgen", password)).status).toBe(400);
  });

  test("cannot use the link that went to an address which was corrected", async () => {
    await invite(admin);
    const link = await findEmailedLink(site, "account-invitation");
    await savePerson(admin, "jurgen", { email: "jurgen@right.example" });
    await accept(link);
    expect((await findPerson(site, "jurgen"))?.passwordHash).toBe("");
    await changePerson(admin, "jurgen", "invite_again");
    expect((await listQueuedEmails(site, "account-invitation")).map(({ to }) => to)).toContain("jurgen@right.example");
    await accept(await findEmailedLink(site, "account-invitation"));
    expect((await signIn("jurgen")).status).toBe(303);
  });

  test("can still use the link after a mail scanner has opened it several times", async () => {
    await invite(admin);
    const link = await findEmailedLink(site, "account-invitation");
    const before = await listRows(site, "accountLinks");
    for (let i = 0; i < 3; i++) expect((await new Visitor(site).get(link)).status).toBe(200);
    expect(await listRows(site, "accountLinks")).toEqual(before);
    expect((await accept(link)).status).toBe(303);
  });

  test("can use the link only once, even with two posts at once", async () => {
    await invite(admin);
    const link = await findEmailedLink(site, "account-invitation");
    const both = await Promise.all([accept(link, PASSWORD, new Visitor(site)), accept(link, `${PASSWORD}!`)]);
    expect(both.map((response) => response.headers.get("Location")).sort()).toEqual([paths.admin, link]);
    const used = await visitor.get(link);
    expect(used.status).toBe(410);
    expect(textOf(await readDocument(used), "main")).toContain("it’s already been used");
    expect((await accept(link, "another password altogether")).headers.get("Location")).toBe(link);
    expect((await signIn("jurgen", "another password altogether")).status).toBe(400);
  });

  test("is told what is wrong with a password, and the link still works", async () => {
    await invite(admin);
    const link = await findEmailedLink(site, "account-invitation");
    for (const [password, problem] of [
      ["short", "Choose a password with at least 12 characters."],
      ["p".repeat(201), "Choose a password with at most 200 characters."],
    ] as const) {
      const refused = await accept(link, password);
      expect(refused.status).toBe(400);
      const page = await readDocument(refused);
      expect(fieldError(page, "password")).toBe(problem);
      expect(fieldValues(page, "password")).toEqual([""]);
    }
    expect((await accept(link)).status).toBe(303);
  });
});

describe("an invitation", () => {
  test("expires after seven days, and can be sent again with a new link", async () => {
    await invite(admin);
    const link = await findEmailedLink(site, "account-invitation");
    const [row] = await listRows(site, "accountLinks");
    expect(Number(row?.expiresAt) - Date.now()).toBeGreaterThan(6.9 * DAY);
    expect(Number(row?.expiresAt) - Date.now()).toBeLessThanOrEqual(7 * DAY);
    await changeRows(site, "accountLinks", {}, { expiresAt: new Date(Date.now() - 1) });
    expect((await visitor.get(link)).status).toBe(410);
    expect((await accept(link)).headers.get("Location")).toBe(link);
    expect(textOf(await readPage(admin, paths.adminPeople), "table.people")).toContain("Invitation expired");
    expect((await changePerson(admin, "jurgen", "invite_again")).title).toBe("Invitation Sent Again");
    const newer = await findEmailedLink(site, "account-invitation");
    expect(newer).not.toBe(link);
    expect((await visitor.get(link)).status).toBe(410);
    expect((await accept(newer)).status).toBe(303);
    expect((await changePerson(admin, "jurgen", "invite_again")).title).toBe("Nothing Changed");
  });

  test("can be withdrawn, which removes the account and ends the link, until its form is posted again", async () => {
    const form_id = randomUUID();
    await invite(admin, { form_id });
    const link = await findEmailedLink(site, "account-invitation");
    expect((await changePerson(admin, "jurgen", "withdraw_invitation")).title).toBe("Invitation Withdrawn");
    expect(await findPerson(site, "jurgen")).toBeUndefined();
    expect((await accept(link)).headers.get("Location")).toBe(link);
    expect(textOf(await readPage(admin, paths.adminPeople), '[aria-labelledby="history"]')).toContain(
      "Jürgen Müller: Invitation withdrawn",
    );
    await invite(admin, { form_id });
    expect((await accept(await findEmailedLink(site, "account-invitation"))).status).toBe(303);
  });

  test("cannot be withdrawn once it is accepted", async () => {
    await invite(admin);
    await accept(await findEmailedLink(site, "account-invitation"));
    expect((await changePerson(admin, "jurgen", "withdraw_invitation")).title).toBe("Nothing Changed");
    expect(await findPerson(site, "jurgen")).toBeDefined();
  });

  test("opens nothing for whoever reads the database or the outbox", async () => {
    await invite(admin);
    const link = await findEmailedLink(site, "account-invitation");
    const key = new URLSearchParams(link.split("?")[1]).get("key") ?? "?";
    const rows = [await listRows(site, "accountLinks"), await listRows(site, "outbox")];
    expect(JSON.stringify(rows)).not.toContain(key);
    const [message] = await listRows(site, "outbox", { topic: "account-invitation" });
    const page = textOf(await readPage(admin, paths.adminMessage(message?.id ?? "")), "main");
    expect(page).toContain("This email has a link that opens an account, so only the recipient can read it.");
    expect(page).not.toContain(key);
  });

  test("is sent once for one form, and to an address only once", async () => {
    expect((await invite(admin, { form_id: "one" })).title).toBe("Colleague Invited");
    expect((await invite(admin, { form_id: "one" })).title).toBe("Colleague Invited");
    expect((await listQueuedEmails(site, "account-invitation")).length).toBe(1);
    const twice = await invite(admin, { email: "jürgen@MÜLLER.example" });
    expect(twice.status).toBe(400);
    expect(fieldError(twice.page, "email")).toBe("Jürgen Müller already has an account with this email address.");
    expect(fieldValues(twice.page, "name")).toEqual([colleague.name]);
  });

  test("creates one account if two admins invite the same person at once", async () => {
    const post = (form_id: string) => admin.post(paths.adminPeople, { intent: "invite_person", form_id, ...colleague });
    const statuses = (await Promise.all([post("one"), post("two")])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([303, 400]);
    expect(await countRows(site, "adminUsers")).toBe(2);
  });

  test("gives people whose email addresses begin alike different user IDs", async () => {
    await invite(admin, { email: "sam@one.example" });
    await invite(admin, { email: "sam@two.example", name: "Sam Two" });
    await invite(admin, { email: "山田@three.example", name: "山田" });
    const ids = (await listRows(site, "adminUsers")).map(({ userId }) => userId);
    expect(ids.sort()).toEqual(["admin", "colleague", "sam", "sam2"]);
  });
});

test("an unknown link gets the same answer as an expired one", async () => {
  for (const link of [paths.adminSetPassword, `${paths.adminSetPassword}?key=nonsense`]) {
    expect((await visitor.get(link)).status).toBe(410);
    expect((await accept(link)).status).toBe(303);
  }
  expect((await postInOffice(visitor, paths.adminSetPassword, { password: PASSWORD })).html).toContain(
    "This link no longer works",
  );
});
