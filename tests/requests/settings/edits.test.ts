import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { business } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { fieldError, fieldValues, hiddenFields, readPage, textOf } from "#tests/support/document";
import { businessScreen, openBusinessForm, saveBusiness } from "#tests/support/office/settings";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

test("a preview shows the typed texts and saves nothing", async () => {
  const shown = await postInOffice(admin, businessScreen, {
    ...(await openBusinessForm(admin)),
    name: "Birch",
    intent: "preview_settings",
  });
  expect(shown.status).toBe(200);
  expect(textOf(shown.page, "#preview-title ~ div")).toContain("Birch");
  expect(fieldValues(shown.page, "name")).toEqual(["Birch"]);
  expect(textOf(await readPage(visitor, paths.home), "footer address")).toContain("Palmetto Works");
});

test.each([
  ["name", "", "Enter the name of the business."],
  ["name", "n".repeat(31), "Name: keep it to 30 characters."],
  ["email", "hello", "Enter an email address such as hello@example.com."],
  ["phone", "call us", "Enter a phone number such as (407) 555-0134."],
  ["phone", "((((((", "Enter a phone number such as (407) 555-0134."],
  ["city", " ", "Enter the city."],
  ["links", "javascript:alert(1)", "“javascript:alert(1)”: enter a web address that begins with https://."],
  ["links", "https://cedar.example\n\ncedar", "“cedar”: enter a web address that begins with https://."],
  ["country", "", "Choose a country."],
  ["country", "XX", "Country: choose from the list."],
])("%s %j is refused beside its field, and what was typed is kept", async (name, text, problem) => {
  const refused = await saveBusiness(admin, { phone: "(512) 555-0199", [name]: text });
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, name)).toBe(problem);
  expect((await site.services.settings.read(business)).phone).toBe("");
  if (name !== "phone") expect(fieldValues(refused.page, "phone")).toEqual(["(512) 555-0199"]);
});

test("markup in a text is shown as text", async () => {
  await saveBusiness(admin, { name: "<b>Bold</b>", street: '"><script>alert(1)</script>' });
  const home = await readPage(visitor, paths.home);
  expect(textOf(home, "footer address")).toContain("<b>Bold</b>");
  expect(home.querySelectorAll("footer script, footer b")).toEqual([]);
});

describe("two people at once", () => {
  test("merge changes to different fields", async () => {
    const form = await openBusinessForm(admin);
    await saveBusiness(admin, { phone: "(512) 555-0134" });
    const merged = await postInOffice(admin, businessScreen, { ...form, city: "Austin, TX", intent: "save_settings" });
    expect(merged.title).toBe("Settings Saved");
    expect(await site.services.settings.read(business)).toMatchObject({ phone: "(512) 555-0134", city: "Austin, TX" });
  });

  test("keep both changes when one of them is refused first", async () => {
    const form = await openBusinessForm(admin);
    await saveBusiness(admin, { city: "Austin, TX" });
    const refused = await postInOffice(admin, businessScreen, { ...form, phone: "nope", intent: "save_settings" });
    expect(refused.status).toBe(400);
    const hidden = Object.entries(hiddenFields(refused.page, businessScreen)).map(([name, [text = ""]]) => [
      name,
      text,
    ]);
    const corrected = { ...form, ...Object.fromEntries(hidden), phone: "(512) 555-0134", intent: "save_settings" };
    expect((await postInOffice(admin, businessScreen, corrected)).title).toBe("Settings Saved");
    expect(await site.services.settings.read(business)).toMatchObject({ phone: "(512) 555-0134", city: "Austin, TX" });
  });

  test("are asked about the same field", async () => {
    const form = await openBusinessForm(admin);
    await saveBusiness(admin, { city: "Austin, TX" });
    const refused = await postInOffice(admin, businessScreen, { ...form, city: "Tampa, FL", intent: "save_settings" });
    expect(refused.status).toBe(409);
    expect(textOf(refused.page, "#saved-now")).toContain("Austin, TX");
    expect(fieldValues(refused.page, "city")).toEqual(["Tampa, FL"]);
    const again = hiddenFields(refused.page, businessScreen);
    expect(again.shown_city).toEqual(["Austin, TX"]);
  });
});

describe("the history", () => {
  test("tells who changed what, and Undo puts it back once", async () => {
    const saved = await saveBusiness(admin, { city: "Austin, TX" });
    expect(textOf(saved.page, "#history ~ ol")).toMatch(
      /^City and state: Austin, TX \(before: Orlando, FL\) .*, Rosa Delgado/,
    );
    const [edit] = await listRows(site, "settingEdits");
    const undo = { intent: "undo_settings", edit: edit?.id ?? "" };
    expect((await postInOffice(admin, businessScreen, undo)).title).toBe("Change Undone");
    expect((await site.services.settings.read(business)).city).toBe("Orlando, FL");
    expect((await postInOffice(admin, businessScreen, undo)).title).toBe("Not Undone");
  });

  test("keeps a later change of the same field", async () => {
    await saveBusiness(admin, { city: "Austin, TX" });
    const [edit] = await listRows(site, "settingEdits");
    await saveBusiness(admin, { city: "Tampa, FL" });
    const undone = await postInOffice(admin, businessScreen, { intent: "undo_settings", edit: edit?.id ?? "" });
    expect(undone.title).toBe("Not Undone");
    expect((await site.services.settings.read(business)).city).toBe("Tampa, FL");
  });

  test("has no entry for a form that changes nothing", async () => {
    expect((await saveBusiness(admin, {})).title).toBe("Nothing Changed");
    expect(await listRows(site, "settingEdits")).toEqual([]);
  });
});

test("error pages name the business too, also after a post", async () => {
  await saveBusiness(admin, { name: "Cedar", email: "hi@cedar.example" });
  for (const answer of [
    await visitor.get("/no/such/page", { Accept: "text/html" }),
    await visitor.post("/no/such/page", {}, { Accept: "text/html" }),
    await visitor.post(paths.faq, {}, { Accept: "text/html" }),
  ]) {
    const html = await answer.text();
    expect(html).toContain("Cedar");
    expect(html).not.toContain("hello@palmetto.example");
  }
});

test("the list of settings says who changed a section last", async () => {
  expect(textOf(await readPage(admin, paths.adminSettings), "main")).not.toContain("Last changed");
  await saveBusiness(admin, { city: "Austin, TX" });
  expect(textOf(await readPage(admin, paths.adminSettings), "main")).toMatch(/Last changed .*, Rosa Delgado/);
});

test("staff and unknown sections are refused", async () => {
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  expect((await staff.get(businessScreen)).status).toBe(403);
  expect((await admin.get(paths.adminSettingSection("none"), { Accept: "text/html" })).status).toBe(404);
});
