import type { Page } from "playwright";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { insertRows } from "#tests/support/database/rows";
import { insertApplications } from "#tests/support/office/dealflow";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { insertOrder, listOrders } from "#tests/support/order/orders";

const journey = setUpJourneys();

beforeAll(async () => {
  const { site } = journey;
  for (let i = 0; i < 20; i++) await insertOrder(site);
  await insertApplications(site, ...Array.from({ length: 60 }, (_, i) => ({ fullName: `Applicant ${i}` })));
  const payload = { to: "dana@studio.example", subject: "Hello", text: "Text", html: "<p>Text</p>" };
  const staffEmail = (i: number) => ({ id: `letter-${i}`, kind: "mail" as const, dedupeKey: `test:${i}`, payload });
  const dead = Array.from({ length: 20 }, (_, i) => ({ ...staffEmail(i), runAt: new Date(0), state: "dead" as const }));
  await insertRows(journey.site, "outbox", dead);
});

let page: Page;
beforeEach(async () => {
  page = await journey.openOffice({ viewport: { width: 390, height: 844 } });
});

const place = () => page.evaluate(() => Math.round(scrollY));
/** The navigation is scrolled out of view there, but its links still work with the keyboard. */
const goTo = (name: string) =>
  page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name })
    .evaluate((link) => (link as HTMLElement).click());

test("another screen opens at its top, and Back restores the scroll position", async () => {
  await page.goto("/admin/outbox");
  await waitForListScripts(page);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(place).toBe(500);
  await goTo("Orders");
  await page.getByRole("heading", { name: "Admin Dashboard" }).waitFor();
  await expect.poll(place).toBe(0);
  await goTo("Web vitals");
  await page.getByRole("heading", { name: "Web vitals", exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Admin Dashboard" }).waitFor();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { name: "Outbox" }).waitFor();
  await expect.poll(place).toBe(500);
});

test("an order opened by its address leaves the page at its top, and its row is in its place", async () => {
  const laptop = await journey.openOffice({ viewport: { width: 1366, height: 657 } });
  const last = (await listOrders(journey.site)).reduce((a, b) => (a.createdAt < b.createdAt ? a : b));
  const first = (await listOrders(journey.site)).reduce((a, b) => (a.createdAt > b.createdAt ? a : b));
  const boxOf = (selector: string) =>
    laptop.locator(selector).evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
  await laptop.goto(paths.adminOrder(last.submissionId));
  await waitForListScripts(laptop);
  expect(await laptop.evaluate(() => scrollY)).toBe(0);
  const above = `tr:has(+ #${last.submissionId})`;
  expect((await boxOf(`#${last.submissionId}`)).top).toBeCloseTo((await boxOf(above)).bottom, 0);
  await laptop.getByRole("link", { name: "Previous order" }).click();
  await expect.poll(async () => (await boxOf("tr.is-open")).bottom).toBeLessThanOrEqual(657);
  expect((await boxOf("tr.is-open")).top).toBeGreaterThan(0);
  await laptop.goto(paths.adminOrder(first.submissionId));
  await waitForListScripts(laptop);
  await laptop.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await boxOf(".records thead th:last-child")).top).toBe(0);
  expect((await boxOf(`#${first.submissionId}`)).bottom).toBeLessThan(0);
  const { bottom } = await boxOf(".ticket");
  expect(bottom).toBeGreaterThan(630);
  expect(bottom).toBeLessThanOrEqual(657);
});

test("on a phone two orders are in the first screen, and rarer actions wait behind More", async () => {
  const phone = await journey.openOffice({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await phone.goto(paths.admin);
  const [first, second] = await phone
    .locator("tr[id]")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()));
  expect(first?.top).toBeLessThan(470);
  expect(second?.bottom).toBeLessThan(844);
  const trash = phone.getByRole("link", { name: "Trash" });
  expect(await trash.isVisible()).toBe(false);
  await phone.locator(".screen-head").getByText("More", { exact: true }).click();
  expect(await trash.isVisible()).toBe(true);
});

test("on a phone set filters stay folded, and one tap removes them", async () => {
  const phone = await journey.openOffice({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await phone.goto(`${paths.admin}?priority=normal&sort=oldest`);
  expect((await phone.locator("tr[id]").first().boundingBox())?.y).toBeLessThan(470);
  const search = phone.getByRole("search");
  await search.getByText("Filters, 1 on").click();
  expect(await search.getByRole("combobox").first().isVisible()).toBe(true);
  await search.getByRole("link", { name: "Clear filters" }).click();
  await phone.waitForURL(`**${paths.admin}`);
  expect(await search.getByText("Filters", { exact: true }).isVisible()).toBe(true);
});

test("another page of the deal flow opens at its top, too", async () => {
  await page.goto("/admin/dealflow");
  await waitForListScripts(page);
  const next = page.getByRole("link", { name: /^Next/ });
  await next.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(1000);
  await next.click();
  await page.waitForURL("**/admin/dealflow?page=2");
  await expect.poll(place).toBe(0);
  await page.goBack();
  await page.waitForURL("**/admin/dealflow");
  await expect.poll(place).toBe(before);
});
