import { beforeEach, describe, expect, test } from "vitest";
import { packageList } from "#app/packages/package-list";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import {
  attributesOf,
  fieldError,
  fieldValues,
  hiddenFields,
  readDocument,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { openPackageForm, packageScreen, savePackage } from "#tests/support/office/settings";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits", "formSubmissions", "outbox", "paymentEntries"));

const mini = { name: "Mini", price: "49.50", visuals: "4", position: "1" };
const readCards = async (from = visitor) =>
  textsOf(await readPage(from, paths.visualDesign), ".order-stacks .order-card");
const findOrder = async () => (await listRows(site, "formSubmissions"))[0];

describe("a new package", () => {
  test("is sold, listed, exported and split by its own size, without a migration", async () => {
    const added = await savePackage(admin, "new", { ...mini, description: "For one event" });
    expect(added.title).toBe("Settings Saved");
    expect((await readCards())[0]).toBe("Mini $49.50 4 visuals, $12.38 each For one event");
    expect(textOf(await readPage(visitor, paths.visualDesign), ".route")).toContain("4, 10, 25, 50 or 100 visuals.");
    const tooMany = await visitor.post(paths.visualDesign, createOrderFields({ option: "mini" }));
    expect(await tooMany.text()).toContain("your package only includes 4");
    const order = createOrderFields({ option: "mini", "split.flyers": "4", "split.social_posts": "0" });
    expect((await visitor.post(paths.visualDesign, order)).status).toBe(303);
    expect(await findOrder()).toMatchObject({
      ...{ planPurchased: "mini", packageName: "Mini", packageVisuals: 4, priceCents: 4950 },
    });
    const list = await readPage(admin, `${paths.admin}?package=mini`);
    expect(textOf(list, "main")).toContain("1 submission");
    expect(textsOf(list, 'select[name="package"] option')).toContain("Mini");
    expect(await (await admin.get(`${paths.adminExport}?package=mini`)).text()).toContain("Mini");
  });

  test("may have one visual", async () => {
    await savePackage(admin, "new", { ...mini, visuals: "1" });
    expect((await readCards())[0]).toBe("Mini $49.50 1 visual");
    expect(textOf(await readPage(visitor, paths.home), ".prices")).toContain("1 visual $49.50");
  });

  test("gets a key that nothing else has", async () => {
    await savePackage(admin, "new", { ...mini, name: "Other" });
    await savePackage(admin, "new", { ...mini, name: "Größe & Ähre" });
    await savePackage(admin, "new", { ...mini, name: "日本" });
    const keys = (await site.services.settings.list(packageList)).map(({ key }) => key);
    expect(keys.slice(4)).toEqual(
      ["other-2", "grosse-ahre", "package"].map((key) => expect.stringContaining(key.slice(0, 3))),
    );
    expect(new Set(keys).size).toBe(7);
  });

  test("is taken back with Undo, and its name is free again", async () => {
    const added = await savePackage(admin, "new", mini);
    const [edit] = await listRows(site, "settingEdits");
    expect(added.title).toBe("Settings Saved");
    const undone = await postInOffice(admin, packageScreen("mini"), { intent: "undo_settings", edit: edit?.id ?? "" });
    expect(undone.title).toBe("Change Undone");
    expect(await readCards()).toHaveLength(4);
    expect((await admin.get(packageScreen("mini"), { Accept: "text/html" })).status).toBe(404);
    expect((await savePackage(admin, "new", mini)).title).toBe("Settings Saved");
  });

  test("that finds no room on the order page says so in the office", async () => {
    for (const index of [1, 2, 3, 4, 5])
      await savePackage(admin, "new", { ...mini, name: `Extra ${index}`, position: "9", visuals: "10" });
    expect(await readCards()).toHaveLength(8);
    const list = textOf(await readPage(admin, paths.adminSettingSection("packages")), "main");
    expect(list.match(/the order page shows only the first 8 packages/g)).toHaveLength(1);
    expect(textOf(await readPage(visitor, paths.visualDesign), ".route")).toContain("10, 25, 50 or 100 visuals.");
  });

  test("stays once it was ordered, so that its orders can still be paid", async () => {
    await savePackage(admin, "new", mini);
    const [edit] = await listRows(site, "settingEdits");
    await insertOrder(site, { planPurchased: "mini" });
    const undone = await postInOffice(admin, packageScreen("mini"), { intent: "undo_settings", edit: edit?.id ?? "" });
    expect(undone.title).toBe("Not Undone");
    expect(undone.description).toContain("This package is in use already. You can turn it off instead.");
    expect(await readCards()).toHaveLength(5);
  });

  test("can’t have the name of another one, also if two people add it at once", async () => {
    const form = { ...(await openPackageForm(admin, "new")), ...mini, intent: "save_settings" };
    const both = await Promise.all([1, 2].map(() => postInOffice(admin, packageScreen("new"), form)));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
    const refused = both.find(({ status }) => status === 400);
    expect(refused && fieldError(refused.page, "name")).toBe("There’s already a package with this name.");
    const renamed = await savePackage(admin, "pro", { name: "essentials" });
    expect(fieldError(renamed.page, "name")).toBe("There’s already a package with this name.");
    expect(await readCards()).toHaveLength(5);
  });
});

test("the list says what a package costs, whether it is offered, and how many were sold this month", async () => {
  const entry = { createdAt: new Date(), kind: "payment", bookedBy: "hand", record: "order", currency: "usd" } as const;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const sell = (id: string, reference: string, item: string, amountCents: number, at = Date.now()) =>
    insertRows(site, "paymentEntries", { ...entry, id, day: day(at), reference, item, amountCents });
  await sell("deposit", "SUB-AAAAAAAA-1", "growth", 10_000);
  await sell("balance", "SUB-AAAAAAAA-2", "growth", 22_900);
  await sell("two", "SUB-BBBBBBBB", "growth", 32_900);
  await sell("two taken back", "SUB-BBBBBBBB", "growth", -32_900);
  await sell("earlier", "SUB-CCCCCCCC", "starter", 19_900, Date.now() - 40 * 86_400_000);
  await sell("earlier, taken back now", "SUB-CCCCCCCC", "starter", -19_900);
  await savePackage(admin, "pro", { offered: null });
  const list = await readPage(admin, paths.adminSettingSection("packages"));
  expect(fieldValues(list, "price")).toEqual(["99", "199", "329", "599"]);
  const price = (name: string) => `Price in US dollars of ${name} Save ${name}`;
  expect(textsOf(list, "main tbody tr")).toEqual([
    `Essentials Visuals 10 ${price("Essentials")} Per visual $9.90 Sold this month 0 Offered`,
    `Professional Visuals 25 ${price("Professional")} Per visual $7.96 Sold this month 0 Offered`,
    `Business Most popular Visuals 50 ${price("Business")} Per visual $6.58 Sold this month 1 Offered`,
    `Enterprise Visuals 100 ${price("Enterprise")} Per visual $5.99 Sold this month 0 Retired: customers can’t order it.`,
  ]);
});

test("Undo of a new name is refused if another package has the old one by now", async () => {
  await savePackage(admin, "pro", { name: "Elite" });
  const [renamed] = await listRows(site, "settingEdits");
  await savePackage(admin, "new", { ...mini, name: "Enterprise" });
  const undone = await postInOffice(admin, packageScreen("pro"), { intent: "undo_settings", edit: renamed?.id ?? "" });
  expect(undone.title).toBe("Not Undone");
  expect((await readCards()).filter((card) => card.startsWith("Enterprise"))).toHaveLength(1);
});

test("a package called New has a screen of its own", async () => {
  await savePackage(admin, "new", { ...mini, name: "New" });
  expect(textOf(await readPage(admin, packageScreen("new-2")), "h1")).toBe("New package");
});

describe("a retired package", () => {
  test("is nowhere for sale, and its orders keep their name and can be paid", async () => {
    const order = await insertOrder(site, { planPurchased: "growth" });
    await savePackage(admin, "growth", { offered: null, popular: null });
    for (const path of [paths.home, paths.faq, paths.visualDesign])
      expect(textOf(await readPage(visitor, path), "main"), path).not.toContain("$329");
    const ticket = textOf(await readPage(admin, paths.adminOrder(order.submissionId)), "main");
    expect(ticket).toContain("Business");
    expect(textsOf(await readPage(admin, paths.admin), 'select[name="package"] option')).toContain(
      "Business (retired)",
    );
    expect(textOf(await readPage(admin, paths.adminSettingSection("packages")), "main")).toContain(
      "Retired: customers can’t order it.",
    );
    expect((await visitor.get(paths.testCheckout("growth"))).status).not.toBe(500);
  });

  test("in a visitor’s draft is named as no longer sold, and everything typed stays", async () => {
    const page = await readPage(visitor, paths.visualDesign);
    await savePackage(admin, "starter", { offered: null });
    const form = { ...createOrderFields(), ...hiddenFields(page, paths.orderForm) };
    const refused = await readDocument(visitor.post(paths.visualDesign, form));
    expect(textOf(refused, "#option-error")).toBe(
      "We no longer sell the package you chose. Please select another one.",
    );
    expect(fieldValues(refused, "split.flyers")).toEqual(["4"]);
    expect(attributesOf(refused, ".order-stacks input", "value")).toEqual(["basic", "growth", "pro"]);
  });

  test("leaves the site readable when it was the last one", async () => {
    for (const key of ["basic", "starter", "growth", "pro"])
      await savePackage(admin, key, { offered: null, popular: null });
    for (const path of [paths.home, paths.faq, paths.visualDesign]) {
      const page = textOf(await readPage(visitor, path), "main");
      for (const broken of ["$NaN", "Infinity", "undefined", "null"]) expect(page, path).not.toContain(broken);
    }
    const order = await readPage(visitor, paths.visualDesign);
    expect(textOf(order, "title")).toContain("Visual design packages");
    expect(textOf(order, paths.orderForm.slice(-"#order-form".length))).toContain("We’re not taking orders right now.");
    expect(textOf(await readPage(visitor, paths.faq), "main")).toContain("We’re not selling packages right now.");
    expect(textOf(await readPage(admin, paths.admin), "main")).toContain(
      "Customers can’t order anything, because all packages are retired.",
    );
  });
});
