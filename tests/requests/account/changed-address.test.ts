import { beforeEach, expect, test } from "vitest";
import type { Visitor } from "#tests/support/browser/visitor";
import { changeRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { changePerson, invite, savePerson } from "#tests/support/office/people";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
let admin: Visitor;

beforeEach(async () => {
  await emptyTables(site, "sessions", "accountEvents", "accountLinks", "adminUsers", "outbox");
  admin = await createSignedInVisitor(site, "admin", "Rosa Delgado");
  const sam = { userId: "sam", name: "Sam Ortiz", role: "staff", email: "sam@palmetto.example" } as const;
  await insertRows(site, "adminUsers", { ...sam, passwordHash: "hashed" });
});

test("a colleague is told at both addresses that the email address was changed, and by whom", async () => {
  await savePerson(admin, "sam", { email: "samuel@lee.example" });
  const emails = await listQueuedEmails(site, "account-email-changed");
  expect(emails.map(({ to }) => to).sort()).toEqual(["sam@palmetto.example", "samuel@lee.example"]);
  for (const { subject, text } of emails) {
    expect(subject).toBe("Your account’s email address was changed");
    expect(text).toMatch(/Changed by +Rosa Delgado/);
    expect(text).toMatch(/New address +samuel@lee\.example/);
  }
  await savePerson(admin, "sam", { name: "Samuel Ortiz" });
  expect(await listQueuedEmails(site, "account-email-changed")).toHaveLength(2);
});

test("a colleague is told at the old address that the account has none anymore", async () => {
  await changeRows(site, "adminUsers", { userId: "sam" }, { email: "" });
  await savePerson(admin, "sam", { email: "sam@palmetto.example" });
  await emptyTables(site, "outbox");
  const [event] = await listRows(site, "accountEvents", { event: "edited" });
  expect((await changePerson(admin, "sam", "undo_person", { edit: event?.id ?? "" })).title).toBe("Colleague Saved");
  const [email] = await listQueuedEmails(site, "account-email-changed");
  expect(email).toMatchObject({
    to: "sam@palmetto.example",
    subject: "Your account’s email address was removed",
  });
  expect(email?.text).toContain("no longer has an email address. If that isn’t right, tell an admin.");
  expect(email?.text).not.toContain("New address");
});

test("a colleague who has not accepted the invitation yet is told nothing", async () => {
  await invite(admin);
  await savePerson(admin, "jurgen", { email: "jurgen@right.example" });
  expect(await listQueuedEmails(site, "account-email-changed")).toEqual([]);
});
