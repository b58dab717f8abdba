import { beforeEach, expect, test } from "vitest";
import { createFirstAccount } from "#app/account/first-account.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { saveBusiness } from "#tests/support/office/settings";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

async function readItems(): Promise<Record<string, string>> {
  const page = await readPage(admin, paths.adminSetup);
  const rows = page.querySelectorAll("main ol > li");
  return Object.fromEntries(rows.map((row) => [textOf(row, "b a") || textOf(row, "b"), textOf(row, "b + span")]));
}

test("each item is done or not by checking", async () => {
  expect(await readItems()).toMatchObject({ Business: "Not done", Email: "Not done", Payment: "Not done" });
  await saveBusiness(admin, { phone: "(512) 555-0134" });
  expect(await readItems()).toMatchObject({ Business: "Done", Email: "Not done" });
});

test("the first open item is the next step, and Backup shows its commands", async () => {
  await saveBusiness(admin, { phone: "(512) 555-0134" });
  const page = await readPage(admin, paths.adminSetup);
  const marked = page.querySelectorAll("main ol > li").filter((row) => textOf(row, "b").includes("Next step"));
  expect(marked.map((row) => row.getAttribute("id"))).toEqual(["setup-people"]);
  expect(textOf(page, "#steps-backup")).toContain("npm run backup");
});

test("what only a person can tell is marked by hand, and the mark can be taken back", async () => {
  const marked = await postInOffice(admin, paths.adminSetup, { intent: "mark_done", key: "legal" });
  expect(marked.title).toBe("Marked as Done");
  await postInOffice(admin, paths.adminSetup, { intent: "mark_done", key: "backup" });
  expect(await readItems()).toMatchObject({ "Legal texts": "Done", Backup: "Done", Business: "Not done" });
  await postInOffice(admin, paths.adminSetup, { intent: "mark_open", key: "legal" });
  expect(await readItems()).toMatchObject({ "Legal texts": "Not done", Backup: "Done" });
});

test.each([
  { intent: "mark_done", key: "business" },
  { intent: "mark_done", key: "nothing" },
  { intent: "celebrate", key: "legal" },
])("%o is refused", async (fields) => {
  expect((await admin.post(paths.adminSetup, fields)).status).toBe(400);
  expect(await readItems()).toMatchObject({ Business: "Not done", "Legal texts": "Not done" });
});

test("two people who mark items at the same moment both keep their mark", async () => {
  const other = await createSignedInVisitor(site, "admin", "Ben Ito");
  await Promise.all([
    admin.post(paths.adminSetup, { intent: "mark_done", key: "legal" }),
    other.post(paths.adminSetup, { intent: "mark_done", key: "backup" }),
  ]);
  expect(await readItems()).toMatchObject({ "Legal texts": "Done", Backup: "Done" });
});

test("a new site opens the list after sign-in until it is dismissed, and again when it is back", async () => {
  const fresh = await startSiteForTest();
  const password = await createFirstAccount(fresh.services.db);
  async function signIn(to: string = paths.admin) {
    const visitor = new Visitor(fresh);
    const answer = await visitor.post(paths.adminSignIn, { user_id: "admin", password: password ?? "", to });
    return { visitor, opened: answer.headers.get("Location") };
  }
  const { visitor, opened } = await signIn();
  expect(opened).toBe(paths.adminSetup);
  expect((await signIn()).opened).toBe(paths.adminSetup);
  expect((await signIn(paths.adminOutbox)).opened).toBe(paths.adminOutbox);

  const away = await postInOffice(visitor, paths.adminSetup, { intent: "dismiss" });
  expect(away.title).toBe("Checklist Dismissed");
  expect((await signIn()).opened).toBe(paths.admin);

  const back = await postInOffice(visitor, paths.adminSetup, { intent: "show_again" });
  expect(back.title).toBe("Checklist Is Back");
  expect((await signIn()).opened).toBe(paths.adminSetup);

  const { db } = fresh.services;
  await db.transact((tx) => tx.update(db.tables.adminUsers).set({ role: "staff" }));
  expect((await signIn()).opened).toBe(paths.admin);
});
