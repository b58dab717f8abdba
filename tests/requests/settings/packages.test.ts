import { beforeEach, describe, expect, test } from "vitest";
import { listOrderablePackages } from "#app/packages/offered-packages.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import {
  countElements,
  fieldError,
  fieldValues,
  hiddenFields,
  metaOf,
  readDocument,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { savePackage } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { createOtherInstance, setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits", "formSubmissions", "outbox"));

const readCards = async (from = visitor) =>
  textsOf(await readPage(from, paths.visualDesign), ".order-stacks .order-card");
const findOrder = async () => (await listRows(site, "formSubmissions"))[0];

describe("the preview of a package", () => {
  test("says which packages the first payment link takes off sale", async () => {
    const link = { payment_link: "https://pay.example/basic" };
    const { page } = await savePackage(admin, "basic", link, "preview_settings");
    const note = "these packages, which have no link: Professional, Business, Enterprise.";
    expect(textOf(page, "section[aria-labelledby=preview-title]")).toContain(note);
    expect((await savePackage(admin, "basic", link)).title).toBe("Settings Saved");
    expect(await readCards()).toHaveLength(1);
  });

  test("says that a package without a payment link is not on the order page", async () => {
    await savePackage(admin, "basic", { payment_link: "https://pay.example/basic" });
    const preview = async (key: string) =>
      textOf(
        await readPage(admin, paths.adminSettingRecord("packages", key)),
        "section[aria-labelledby=preview-title]",
      );
    expect(await preview("pro")).toContain("This package has no payment link, so visitors don’t see it.");
    expect(await preview("basic")).not.toContain("payment link");
  });
});

describe("a changed price", () => {
  test("is on every page, in titles, search results and the order, with one save", async () => {
    for (const path of [paths.home, paths.faq, paths.visualDesign]) await visitor.get(path);
    const saved = await savePackage(admin, "basic", { price: "89.50" });
    expect(saved.title).toBe("Settings Saved");
    const order = await readPage(visitor, paths.visualDesign);
    expect(textOf(order, "title")).toContain("Visual design packages from $89.50");
    expect(metaOf(order, "og:description")).toContain("from $89.50");
    expect(textOf(order, ".order-card")).toContain("$89.50 10 visuals, $8.95 each");
    expect(textOf(order, "main")).toContain("10 visuals for $89.50");
    expect(order.toString()).toContain('"price":"89.50"');
    const home = textOf(await readPage(visitor, paths.home), "main");
    for (const text of ["10 visuals, $8.95 each $89.50", "From $89.50", "Visual packages cost $89.50 to $599."])
      expect(home).toContain(text);
    const faq = await readPage(visitor, paths.faq);
    expect(textOf(faq, "table")).toContain("Essentials 10 $89.50");
    expect(faq.toString()).toContain("Essentials: 10 visuals, $89.50.");
    await visitor.post(paths.visualDesign, createOrderFields({ option: "basic", "split.social_posts": "6" }));
    expect(await findOrder()).toMatchObject({ planPurchased: "basic", packageName: "Essentials", priceCents: 8950 });
    for (const path of [paths.home, paths.faq, paths.visualDesign])
      expect(textOf(await readPage(visitor, path)), path).not.toContain("$99");
  });

  test("of one visual is named at the top of the order page", async () => {
    await savePackage(admin, "basic", { visuals: "1", price: "12" });
    expect(textOf(await readPage(visitor, paths.visualDesign), "main")).toContain("1 visual for $12");
  });

  test("is known to another process without a restart", async () => {
    const other = await createOtherInstance(site);
    const readPrice = async () => (await listOrderablePackages(other)).at(-1)?.cents;
    try {
      expect(await readPrice()).toBe(59_900);
      await savePackage(admin, "pro", { price: "649" });
      await waitUntil(async () => expect(await readPrice()).toBe(64_900));
    } finally {
      other.changes.close();
      await other.db.close();
    }
  });

  test("does not change an order that was placed before", async () => {
    await visitor.post(paths.visualDesign, createOrderFields());
    await savePackage(admin, "starter", { name: "Studio", price: "250", visuals: "30" });
    const order = await findOrder();
    expect(order).toMatchObject({ packageName: "Professional", packageVisuals: 25, priceCents: 19_900 });
    const ticket = await readPage(admin, paths.adminOrder(order?.submissionId ?? ""));
    expect(textOf(ticket, ".ticket")).toContain("Professional");
    const [email] = (await listQueuedEmails(site)).filter(({ key }) => key.startsWith("order-customer"));
    expect(email?.text).toContain("Professional");
  });

  test("is said to a visitor whose page still shows the old one, before the order is placed", async () => {
    const page = await readPage(visitor, paths.visualDesign);
    const form = { ...createOrderFields(), ...hiddenFields(page, paths.orderForm) };
    await savePackage(admin, "starter", { price: "210" });
    const refused = await visitor.post(paths.visualDesign, form);
    expect(refused.status).toBe(409);
    const returned = await readDocument(refused);
    expect(textOf(returned, "#option-error")).toBe(
      "The Professional package is now 25 visuals for $210. Send your order again to buy it at this price.",
    );
    expect(fieldValues(returned, "full_name")).toEqual(["Dana Whitfield"]);
    expect(await findOrder()).toBeUndefined();
    const again = await visitor.post(paths.visualDesign, { ...form, ...hiddenFields(returned, paths.orderForm) });
    expect(again.status).toBe(303);
    expect(await findOrder()).toMatchObject({ priceCents: 21_000 });
  });
});

test("a size that changed at the same price is said as well", async () => {
  const page = await readPage(visitor, paths.visualDesign);
  const form = { ...createOrderFields(), ...hiddenFields(page, paths.orderForm) };
  await savePackage(admin, "starter", { visuals: "20" });
  const refused = await visitor.post(paths.visualDesign, form);
  expect(refused.status).toBe(409);
  expect(textOf(await readDocument(refused), "#option-error")).toBe(
    "The Professional package is now 20 visuals for $199. Send your order again to buy it at this price.",
  );
});

test("an order whose answer got lost is the same order when it is sent again, whatever the package costs by then", async () => {
  const page = await readPage(visitor, paths.visualDesign);
  const form = { ...createOrderFields(), ...hiddenFields(page, paths.orderForm) };
  const placed = await visitor.post(paths.visualDesign, form);
  await savePackage(admin, "starter", { price: "210" });
  const again = await visitor.post(paths.visualDesign, form);
  expect([placed.status, again.status]).toEqual([303, 303]);
  expect(again.headers.get("Location")).toBe(placed.headers.get("Location"));
  expect(await listRows(site, "formSubmissions")).toHaveLength(1);
});

test.each([
  ["price", "0", "Enter a price from $1 to $100,000, such as 99 or 149.50."],
  ["price", "0.001", "Enter a price from $1 to $100,000, such as 99 or 149.50."],
  ["price", "1000000", "Enter a price from $1 to $100,000, such as 99 or 149.50."],
  ["price", "ten", "Enter a price from $1 to $100,000, such as 99 or 149.50."],
  ["price", "", "Enter the price."],
  ["visuals", "0", "Enter a whole number from 1 to 500."],
  ["visuals", "2.5", "Enter a whole number from 1 to 500."],
  ["position", "-1", "Enter a whole number from 1 to 99."],
  ["name", "", "Enter the name of the package."],
  ["name", "n".repeat(41), "Name: keep it to 40 characters."],
  ["payment_link", "http://pay.example/x", "Enter a web address that begins with https://."],
  ["payment_link", "https://x;sandbox", "Enter a web address that begins with https://."],
  ["payment_link", "https://*", "Enter a web address that begins with https://."],
  ["payment_link", "javascript:alert(1)", "Enter a web address that begins with https://."],
])("%s %j is refused beside its field, and what was typed is kept", async (name, text, problem) => {
  const refused = await savePackage(admin, "basic", { description: "New words", [name]: text });
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, name)).toBe(problem);
  expect(fieldValues(refused.page, "description")).toEqual(["New words"]);
  expect((await readCards())[0]).toBe("Essentials $99 10 visuals, $9.90 each");
});

test("markup in a name is shown as text", async () => {
  await savePackage(admin, "basic", { name: "<b>Bold</b>", description: "<script>alert(1)</script>" });
  const page = await readPage(visitor, paths.visualDesign);
  expect(textOf(page, ".order-card")).toContain("<b>Bold</b>");
  expect(countElements(page, ".order-card script, .order-card b")).toBe(0);
});
