import { beforeEach, describe, expect, test } from "vitest";
import { findUser } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { pageSwitches } from "#app/switchable-pages";
import type { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { fieldError, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { changePerson, findPerson, invite, openPersonForm, savePerson } from "#tests/support/office/people";
import { saveSection } from "#tests/support/office/settings";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite();
let admin: Visitor;

beforeEach(async () => {
  await emptyTables(site, "sessions", "accountEvents", "adminUsers", "outbox");
  admin = await createSignedInVisitor(site, "admin", "Rosa Delgado");
  await addPerson("sam", "Sam Ortiz");
});

const addPerson = (userId: string, name: string, role: "admin" | "staff" = "staff") =>
  insertRows(site, "adminUsers", { userId, name, role, email: `${userId}@palmetto.example`, passwordHash: "hashed" });

const rowOf = async (userId: string) => {
  const page = await readPage(admin, paths.adminPeople);
  return textsOf(page, "table.people tbody tr").find((text) => text.includes(` ${userId} `)) ?? "";
};

describe("the list of people", () => {
  test("shows name, email, role, rights, second factor, last sign-in and state", async () => {
    expect(await rowOf("sam")).toMatch(
      /^Sam Ortiz User ID sam sam@palmetto\.example Staff Orders, Inbox, Bookings Two-step sign-in Off Last sign-in Never Account Active$/,
    );
    await changeRows(site, "adminUsers", { userId: "sam" }, { totpSecret: "ABC", switchedOffAt: new Date() });
    expect(await rowOf("sam")).toMatch(/On Last sign-in Never Account Turned off$/);
    expect(await rowOf("admin")).toMatch(
      /^Rosa Delgado User ID admin No email Admin .*Last sign-in .* [AP]M Account Active$/,
    );
  });

  test("is only for admins", async () => {
    const staff = await createSignedInVisitor(site, "staff", "Sam");
    for (const path of [paths.adminPeople, paths.adminPerson("sam")]) {
      expect((await staff.get(path)).status).toBe(403);
      expect((await staff.post(path, { intent: "switch_off" })).status).toBe(403);
    }
    expect((await admin.get(paths.adminPerson("nobody"))).status).toBe(404);
  });
});

describe("a person", () => {
  test("can get another name, email address, role and rights; the history shows this, and Undo reverses it", async () => {
    const staff = await createSignedInVisitor(site, "staff", "Kim");
    expect((await staff.get(paths.adminSales)).status).toBe(403);
    const saved = await savePerson(admin, "staff", { name: "Kim Lee", email: "kim@lee.example", rights: ["sales"] });
    expect(saved).toMatchObject({ title: "Colleague Saved", description: "Kim Lee." });
    expect((await staff.get(paths.adminSales)).status).toBe(200);
    expect((await staff.get(paths.adminInbox)).status).toBe(403);
    const history = textOf(await readPage(admin, paths.adminPerson("staff")), '[aria-labelledby="history"]');
    expect(history).toContain("Name: Kim Lee (before: Kim)");
    expect(history).toContain("Can open: Purchases and coupons (before: Orders, Inbox, Bookings)");
    expect(history).toContain("Rosa Delgado");
    const [event] = await listRows(site, "accountEvents", { event: "edited" });
    expect((await changePerson(admin, "staff", "undo_person", { edit: event?.id ?? "" })).title).toBe(
      "Colleague Saved",
    );
    expect(await findPerson(site, "staff")).toMatchObject({ name: "Kim", rights: ["orders", "inbox", "bookings"] });
    expect((await changePerson(admin, "staff", "undo_person", { edit: event?.id ?? "" })).title).toBe("Not Undone");
  });

  test("keeps the right to a screen that is turned off, and the screen is marked", async () => {
    await saveSection(admin, pageSwitches, { deal_flow: "" });
    await savePerson(admin, "sam", { rights: ["orders", "dealflow"] });
    const page = await readPage(admin, paths.adminPerson("sam"));
    const labels = textsOf(page, "fieldset label").filter((label) => label.includes("turned off"));
    expect(labels).toEqual(["Deal flow (turned off under Settings, Pages and screens)"]);
    expect((await findPerson(site, "sam"))?.rights).toEqual(["orders", "dealflow"]);
    await emptyTables(site, "settings", "settingEdits");
    expect(textOf(await readPage(admin, paths.adminPerson("sam")), "fieldset")).not.toContain("turned off");
  });

  test("an address that is missing is asked for, also if nothing else was changed", async () => {
    const refused = await savePerson(admin, "admin", {});
    expect([refused.status, fieldError(refused.page, "email")]).toEqual([400, "Enter an email address."]);
  });

  test("who gets Availability gets Bookings, too", async () => {
    await savePerson(admin, "sam", { rights: ["availability"] });
    expect((await findPerson(site, "sam"))?.rights).toEqual(["bookings", "availability"]);
  });

  test.each([
    ["name", " ", "Enter a name. It’s shown next to notes and changes."],
    ["name", "n".repeat(81), "Name: keep it to 80 characters."],
    ["name", "KIM lee", "A colleague already has this name. Add an initial."],
    ["name", "Command Line", "A colleague already has this name. Add an initial."],
    ["email", "sam", "Enter an email address such as sam@example.com."],
    ["email", `${"s".repeat(250)}@x.example`, "Email: keep it to 254 characters."],
    ["email", "KIM@palmetto.example", "Kim Lee already has an account with this email address."],
    ["role", "owner", "Choose a role."],
  ])("%s %j is refused beside its field, and what was typed is kept", async (name, text, problem) => {
    await addPerson("kim", "Kim Lee");
    const refused = await savePerson(admin, "sam", { name: "Sam O.", [name]: text });
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, name)).toBe(problem);
    if (name !== "name") expect(fieldValues(refused.page, "name")).toEqual(["Sam O."]);
    expect((await findPerson(site, "sam"))?.name).toBe("Sam Ortiz");
  });

  test("cannot be invited under the name of a colleague, in whatever letters it is typed", async () => {
    for (const name of ["rosa DELGADO", "Command line"]) {
      const refused = await invite(admin, { name });
      expect([refused.status, fieldValues(refused.page, "name")]).toEqual([400, [name]]);
      expect(fieldError(refused.page, "name")).toBe("A colleague already has this name. Add an initial.");
    }
    expect(await countRows(site, "adminUsers")).toBe(2);
    expect((await invite(admin, { name: "Rosa D." })).title).toBe("Colleague Invited");
  });

  test("has a name whose markup is shown as text", async () => {
    await savePerson(admin, "sam", { name: '<img src=x onerror="alert(1)">' });
    const page = await readPage(admin, paths.adminPeople);
    expect(page.querySelectorAll('main img[src="x"]')).toEqual([]);
    expect(textOf(page, "table.people")).toContain('<img src=x onerror="alert(1)">');
  });

  test("keeps the changes of two admins to different fields, and asks the second one if both changed the same field", async () => {
    const form = await openPersonForm(admin, "sam");
    await savePerson(admin, "sam", { name: "Samuel Ortiz" });
    const post = (changes: object) => postInOffice(admin, paths.adminPerson("sam"), { ...form, ...changes });
    expect((await post({ email: "samuel@palmetto.example" })).title).toBe("Colleague Saved");
    expect(await findPerson(site, "sam")).toMatchObject({ name: "Samuel Ortiz", email: "samuel@palmetto.example" });
    const conflict = await post({ name: "Sammy" });
    expect(conflict.status).toBe(409);
    expect(textOf(conflict.page, "#saved-now")).toContain("Samuel Ortiz");
    expect(fieldValues(conflict.page, "name")).toEqual(["Sammy"]);
  });
});

describe("switching off", () => {
  test("ends the sessions at once, also in other processes, and Undo switches on again", async () => {
    const staff = await createSignedInVisitor(site, "staff", "Kim");
    const other = createOtherInstance(site);
    const request = () => findUser(other, new Request(site.origin, { headers: { Cookie: staff.cookieHeader } }));
    try {
      expect(await request()).not.toBeNull();
      const off = await changePerson(admin, "staff", "switch_off");
      expect(off).toMatchObject({ title: "Account Turned Off", description: "Kim is signed out everywhere." });
      expect(await request()).toBeNull();
      expect((await staff.get(paths.admin)).status).toBe(401);
      expect(await countRows(site, "sessions", { userId: "staff" })).toBe(0);
      expect((await changePerson(admin, "staff", "switch_off")).title).toBe("Nothing Changed");
      expect((await changePerson(admin, "staff", "switch_on")).title).toBe("Account Turned On");
      expect((await findPerson(site, "staff"))?.switchedOffAt).toBeNull();
    } finally {
      other.changes.close();
      await other.db.close();
    }
  });
});

describe("the last admin", () => {
  test("can neither be demoted nor turned off, and an invited admin does not count", async () => {
    await insertRows(site, "adminUsers", { userId: "new", role: "admin", name: "New", email: "new@palmetto.example" });
    const problem = "Rosa Delgado is the last admin who can sign in. Make a colleague an admin first.";
    const demoted = await savePerson(admin, "admin", { role: "staff", email: "rosa@palmetto.example" });
    expect(demoted.status).toBe(400);
    expect(fieldError(demoted.page, "role")).toBe(problem);
    expect(await changePerson(admin, "admin", "switch_off")).toMatchObject({
      title: "Not Changed",
      description: problem,
    });
    expect(await findPerson(site, "admin")).toMatchObject({ role: "admin", switchedOffAt: null });
    const screen = await readPage(admin, paths.adminPerson("admin"));
    expect(textOf(screen, "main .screen-intro")).toContain(problem);
    expect(textsOf(screen, "[value=switch_off]")).toEqual([]);
    await addPerson("kim", "Kim Lee", "admin");
    expect(textsOf(await readPage(admin, paths.adminPerson("admin")), "[value=switch_off]")).toEqual([
      "Turn off the account",
    ]);
  });

  test("stays if two admins demote each other, or turn each other off, at once", async () => {
    await addPerson("kim", "Kim Lee", "admin");
    const forms = await Promise.all(["admin", "kim"].map((userId) => openPersonForm(admin, userId)));
    const post = ([userId = "", form = {}]: [string, Record<string, string | string[]>]) =>
      admin.post(paths.adminPerson(userId), { ...form, email: `${userId}@new.example`, role: "staff" });
    await Promise.all([post(["admin", forms[0] ?? {}]), post(["kim", forms[1] ?? {}])]);
    expect(await countRows(site, "adminUsers", { role: "admin" })).toBe(1);

    for (const userId of ["admin", "kim"]) await changeRows(site, "adminUsers", { userId }, { role: "admin" });
    const both = await Promise.all(
      ["admin", "kim"].map((userId) => admin.post(paths.adminPerson(userId), { intent: "switch_off" })),
    );
    expect(both.every(({ status }) => status === 303 || status === 401)).toBe(true);
    expect(await countRows(site, "adminUsers", { role: "admin", switchedOffAt: null })).toBe(1);
  });
});
