import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { business, calendar, turnaround } from "#app/site";
import { createLegalSection, type LegalText, legalFiles } from "#app/texts/legal/legal-texts.server";
import { formatDay } from "#app/texts/prose/day";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { attributesOf, linksOf, readPage, textOf } from "#tests/support/document";
import { ageEdits, saveBusiness, saveSection } from "#tests/support/office/settings";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createCustomerPagePath } from "#tests/support/order/customer-page";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));
afterEach(() => vi.useRealTimers());

const saveText = (name: LegalText, text: string) =>
  saveSection(admin, createLegalSection(site.services, name), { text });
const saveZone = (time_zone: string) => saveSection(admin, calendar, { time_zone });
const ago = (days: number, zone = "America/New_York") => formatIsoDate(new Date(Date.now() - days * DAY), zone);
const readLegal = async (path: string) => textOf(await readPage(visitor, path), ".legal");

describe("a changed setting", () => {
  test("begins a version of the pages that name it, and earlier ones say what visitors read then", async () => {
    await saveText("terms", "{business}: ready by {cutOff}.");
    await ageEdits(site, 4);
    await saveSection(admin, turnaround, { cut_off: "12" });
    await ageEdits(site, 3);
    expect(await readLegal(paths.terms)).toContain("Palmetto Works: ready by 12 PM.");
    await saveBusiness(admin, { name: "Cedar Studio" });
    const current = await readLegal(paths.terms);
    expect(current).toContain(`Cedar Studio: ready by 12 PM. In effect since ${formatDay(ago(0))}.`);
    expect(current).toContain(`Earlier versions In effect since ${formatDay(ago(3))} ; ${formatDay(ago(7))}`);
    expect(await readLegal(paths.termsOn(ago(3)))).toContain(
      `Palmetto Works: ready by 12 PM. In effect from ${formatDay(ago(3))} through ${formatDay(ago(1))}.`,
    );
    expect(await readLegal(paths.termsOn(ago(7)))).toContain("Palmetto Works: ready by 5 PM.");
    const moved = await visitor.get(paths.termsOn(ago(5)));
    expect(moved.headers.get("Location")).toBe(paths.termsOn(ago(7)));
  });

  test("changes the versions of files in the same way", async () => {
    await saveSection(admin, business, { email: "hi@cedar.example" });
    expect(await readLegal(paths.refunds)).toContain(`In effect since ${formatDay(ago(0))}.`);
    expect(attributesOf(await readPage(visitor, paths.refunds), ".legal-text a", "href")).toContain(
      "mailto:hi@cedar.example",
    );
    const first = await readPage(visitor, paths.refundsOn("2026-11-24"));
    expect(attributesOf(first, ".legal-text a", "href")).toContain("mailto:hello@palmetto.example");
  });

  test("begins none of a page that does not name it, or where visitors read the same", async () => {
    await saveText("refunds", "Write to {email}.");
    await ageEdits(site, 2);
    await saveBusiness(admin, { name: "Cedar Studio", phone: "(407) 555-0134" });
    await saveSection(admin, turnaround, { days: "3" });
    expect(await readLegal(paths.refunds)).toContain(`In effect since ${formatDay(ago(2))}.`);
  });

  test("twice on a day makes two versions, and the last one counts", async () => {
    await saveText("terms", "We are {business}.");
    await ageEdits(site, 1);
    for (const name of ["Cedar Studio", "Oak Studio"]) await saveBusiness(admin, { name });
    expect(await readLegal(paths.terms)).toContain("We are Oak Studio.");
    expect(await readLegal(paths.termsOn(ago(0)))).toContain("We are Oak Studio.");
    expect(await readLegal(paths.termsOn(`${ago(0)}-1`))).toContain("We are Cedar Studio.");
  });

  test("never hides a text that was saved, however many changes of settings came after it", async () => {
    await saveText("terms", "We are {business}.");
    await ageEdits(site, 2);
    const later = { section: "calendar", actor: "Rosa Delgado", before: { holidays: "" }, after: { holidays: "" } };
    const edits = Array.from({ length: 1100 }, (_, at) => ({ ...later, id: `edit-${at}`, createdAt: new Date() }));
    await insertRows(site, "settingEdits", edits);
    await saveBusiness(admin, { name: "Cedar Studio" });
    expect(await readLegal(paths.terms)).toContain("We are Cedar Studio.");
    expect(await readLegal(paths.termsOn(ago(2)))).toContain("We are Palmetto Works.");
  });

  test("is undone as a version of its own", async () => {
    await saveText("terms", "We are {business}.");
    await ageEdits(site, 2);
    const { page } = await saveBusiness(admin, { name: "Cedar Studio" });
    await ageEdits(site, 1);
    const edit = page.querySelector('[aria-labelledby=history] input[name="edit"]')?.getAttribute("value") ?? "";
    await admin.post(paths.adminSettingSection("business"), { intent: "undo_settings", edit });
    expect(await readLegal(paths.terms)).toContain("We are Palmetto Works.");
    expect(await readLegal(paths.termsOn(ago(1)))).toContain("We are Cedar Studio.");
    expect(await readLegal(paths.termsOn(ago(3)))).toContain("We are Palmetto Works.");
  });
});

describe("a changed time zone", () => {
  /** At 11 PM in New York, which is the next day in London. */
  const moment = new Date("2026-11-22T23:00:00-05:00");

  test("moves no earlier version", async () => {
    await saveText("refunds", "Evening words.");
    await changeRows(site, "settingEdits", {}, { createdAt: moment });
    await saveZone("Europe/London");
    expect(await readLegal(paths.refunds)).toContain("Evening words. In effect since November 22, 2026.");
    expect(await readLegal(paths.refundsOn("2026-11-22"))).toContain("Evening words.");
  });

  test("does not put the last version into the future", async () => {
    await saveZone("Pacific/Auckland");
    await saveText("terms", "First words.");
    await saveText("terms", "Last words.");
    await saveZone("Pacific/Honolulu");
    expect(await readLegal(paths.terms)).toContain("Last words. In effect since");
    await saveText("terms", "Newer words.");
    expect(await readLegal(paths.terms)).toContain("Newer words. In effect since");
    expect(await readLegal(paths.termsOn(ago(0, "Pacific/Auckland")))).toContain("Newer words.");
  });

  test("leaves an order the refund policy of its day", async () => {
    const order = await insertOrder(site, { createdAt: moment });
    await saveZone("Europe/London");
    const customer = new Visitor(site.origin);
    await customer.get(await createCustomerPagePath(site, order));
    const page = await readPage(customer, paths.customerPage(order.submissionId));
    expect(linksOf(page).find(({ text }) => text.startsWith("refund policy"))?.to).toBe(paths.refundsOn("2026-11-22"));
  });
});

test("the form begins with the file that is valid now, and names later ones until a text is saved", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00-05:00") });
  const office = await createSignedInVisitor(site);
  const screen = paths.adminSettingSection("refunds");
  const page = await readPage(office, screen);
  const first = legalFiles.refunds.at(-1);
  expect(textOf(page, "textarea")).toBe(textOf(`<p>${first?.source}</p>`));
  const later = "From November 24, 2026 content/legal/refunds/2026-11-24.md replaces this text";
  expect(textOf(page, "[aria-labelledby=preview-title]")).toContain(later);
  await saveSection(office, createLegalSection(site.services, "refunds"), { text: "Ours." });
  expect(textOf(await readPage(office, screen))).not.toContain("replaces this text");
  const [edit] = await listRows(site, "settingEdits");
  expect(edit?.before.text).toContain(first?.source.slice(0, 60));
});
