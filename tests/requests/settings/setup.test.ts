import { beforeEach, expect, test } from "vitest";
import { createFirstAccount } from "#app/account/first-account.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { saveBusiness } from "#tests/support/office/settings";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

async function readItems(): Promise<Record<string, string>> {
  const page = await readPage(admin, paths.adminSetup);
  const rows = page.querySelectorAll("main ol > li");
  return Object.fromEntries(rows.map((row) => [textOf(row, "h2"), textOf(row, "b")]));
}

test("each item is done or not by checking", async () => {
  expect(await readItems()).toMatchObject({ Business: "Not done", Email: "Not done", Payment: "Not done" });
  await saveBusiness(admin, { phone: "(512) 555-0134" });
  expect(await readItems()).toMatchObject({ Business: "Done", Email: "Not done" });
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

test("the list is put away and shown again", async () => {
  const away = await postInOffice(admin, paths.adminSetup, { intent: "dismiss" });
  expect(away.title).toBe("Put Away");
  expect(textOf(await readPage(admin, paths.adminSetup), "main")).toContain("Show after sign-in");
  const again = await postInOffice(admin, paths.adminSetup, { intent: "show_again" });
  expect(again.title).toBe("Shown Again");
});

test("the first sign-in of a new site opens the list, and no later one", async () => {
  const fresh = await startSiteForTest();
  const password = await createFirstAccount(fresh.services.db);
  const signIn = async () => {
    const fields = { user_id: "admin", password: password ?? "" };
    return (await new Visitor(fresh).post(paths.adminSignIn, fields)).headers.get("Location");
  };
  expect(await signIn()).toBe(paths.adminSetup);
  expect(await signIn()).toBe(paths.admin);
});
