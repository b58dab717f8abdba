import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { setUpJourneys } from "#tests/support/browser/journey";
import { allowWrites, blockWrites } from "#tests/support/database/block-database";
import { customerNames, getLastToast, openListOfFourOrders, readRowNames } from "#tests/support/office/four-orders";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { findOrder, insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

let page: Page;
let ids: string[];
beforeEach(async () => {
  ({ ids, page } = await openListOfFourOrders(journey));
});

test("keyboard shortcuts search, move, select, clear and open, but not while typing in a field", async () => {
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest("tr")?.querySelector("th")?.firstChild?.textContent);
  for (const key of ["j", "j", "x"]) await page.keyboard.press(key);
  expect(await focused()).toBe("Luis Ortega");
  expect(await page.locator("#selection b").textContent()).toBe("1 selected");
  for (const key of ["k", "x"]) await page.keyboard.press(key);
  expect(await focused()).toBe("Dana Whitfield");
  expect(await page.locator("#selection b").textContent()).toBe("2 selected");
  await page.keyboard.press("Escape");
  expect(await page.locator("#selection").isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  await page.locator("#ticket").getByText("Dana Whitfield").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#ticket").waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/admin");
  await expect.poll(focused).toBe("Dana Whitfield");
  await page.keyboard.press("/");
  await page.keyboard.type("x?jk");
  expect(await page.getByRole("searchbox").inputValue()).toBe("x?jk");
  expect(await page.locator("#shortcuts-dialog").isVisible()).toBe(false);
  await page.getByRole("searchbox").fill("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Shortcuts" }).waitFor();
  await page.getByLabel("Use one-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  expect(await page.locator("#shortcuts-dialog").isVisible()).toBe(false);
});

test("a click anywhere in a row opens its order, except on a control or with a modifier key", async () => {
  const row = page.locator("tbody tr", { hasText: "Dana Whitfield" });
  await row.locator(".cell-email").click({ modifiers: ["Shift"] });
  await row.getByRole("combobox", { name: "Priority of Dana Whitfield" }).click();
  await page.keyboard.press("Escape");
  await row.getByRole("checkbox").check();
  await row.getByRole("checkbox").uncheck();
  expect(await page.locator("#ticket").count()).toBe(0);
  await row.locator(".cell-email").click();
  await page.locator("#ticket").getByText("Dana Whitfield").first().waitFor();
  await page.getByRole("link", { name: "Close" }).click();
  await page.locator("#ticket").waitFor({ state: "detached" });
});

test("the focus returns to the list when the selection bar or a toast disappears", async () => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  for (const key of ["j", "j", "x"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Clear Selection" }).press("Enter");
  await expect.poll(focused).toBe("View details of Luis Ortega");
  await page.keyboard.press("x");
  await page.getByLabel("New status").selectOption("in_progress");
  await page.getByRole("button", { name: "Update Status" }).press("Enter");
  await page.locator("#selection").waitFor({ state: "hidden" });
  await expect.poll(focused).toBe("View details of Luis Ortega");
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Delete Selected" }).press("Enter");
  await page.getByText("It stays in the trash for 30 days.").waitFor();
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect.poll(focused).toBe("View details of Dana Whitfield");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => getLastToast(page).textContent()).toContain("1 order is back");
  await expect.poll(focused).toBe("View details of Dana Whitfield");
  await page.getByRole("button", { name: "Close" }).last().press("Enter");
  await getLastToast(page).waitFor({ state: "detached" });
  await expect.poll(focused).toBe("View details of Dana Whitfield");
});

test("on a phone, all rows can be selected at once, too", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.locator(".records tbody tr").first();
  const place = await row.boundingBox();
  await page.getByText("Select all").click();
  expect(await page.locator("#selection b").textContent()).toBe("4 selected");
  expect(await row.boundingBox()).toEqual(place);
  const email = page.getByRole("button", { name: "Email Selected" });
  expect(await email.isVisible()).toBe(false);
  await page.locator("#selection summary").click();
  expect(await email.isVisible()).toBe(true);
});

test("selecting a row does not move it, and the action buttons stay visible at the end of the list", async () => {
  for (let n = 0; n < 30; n++) await insertOrder(journey.site, { createdAt: new Date(Date.now() - n * 3_600_000) });
  await page.reload();
  await waitForListScripts(page);
  const boxes = page.locator('tbody input[type="checkbox"]');
  const place = await boxes.nth(2).boundingBox();
  await boxes.nth(2).check();
  expect(await boxes.nth(2).boundingBox()).toEqual(place);
  await boxes.last().check();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect((await page.getByRole("button", { name: "Update Status" }).boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("checkbox", { name: "Select all" }).check();
  expect(await page.locator("#selection b").textContent()).toBe("34 selected");
});

test("long names and addresses leave every column visible", async () => {
  await insertOrder(journey.site, {
    fullName: "Maximiliana Alexandrovna von Hohenzollern-Sigmaringen de la Cruz",
    email: "maximiliana.alexandrovna.von.hohenzollern@extraordinarily-long-subdomain.example",
    orderStatus: "in_progress",
    createdAt: new Date(Date.now() - 9 * 86_400_000),
  });
  await page.reload();
  await waitForListScripts(page);
  for (const width of [961, 1024, 1152, 1280, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await page.locator(".records-box").evaluate((box) => box.scrollWidth - box.clientWidth);
    expect.soft(hidden, `${width} wide`).toBe(0);
  }
});

test("a change that the server cannot save is reverted, with the specified toast", async () => {
  const { db } = journey.site.services;
  await blockWrites(db, "order_events");
  const status = page.getByLabel("Status of Dana Whitfield");
  await status.selectOption("ready");
  await expect.poll(() => getLastToast(page).textContent()).toContain("Failed to update status");
  await expect.poll(() => status.inputValue()).toBe("pending_payment");
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => getLastToast(page).textContent()).toContain("Failed to delete orders");
  await expect.poll(() => readRowNames(page)).toEqual(customerNames);
  await allowWrites(db, "order_events");
  expect(await page.locator("#selection b").textContent()).toBe("4 selected");
});

test("a lost connection shows an error and keeps the list", async () => {
  await page.route("**/admin.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Priority of Walter Boone").selectOption("high");
  await expect.poll(() => getLastToast(page).textContent()).toContain("Failed to update priority");
  await expect.poll(() => page.getByLabel("Priority of Walter Boone").inputValue()).toBe("normal");
  expect(await findOrder(journey.site, ids[3] ?? "")).toMatchObject({ priority: "normal" });
  expect(await readRowNames(page)).toEqual(customerNames);
});

test("a new order appears without a reload, and is announced", async () => {
  await insertOrder(journey.site, { fullName: "Fresh Paint", createdAt: new Date(Date.now() + 1000) });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => readRowNames(page)).toEqual(["Fresh Paint", ...customerNames]);
  await expect.poll(() => page.locator("#live-region").textContent()).toBe("1 order more in the list.");
});

test("Back restores the filters, and the search field keeps the focus while the list changes", async () => {
  await page.getByRole("searchbox").pressSequentially("walt");
  await page.waitForURL("**/admin?q=walt");
  await expect.poll(() => readRowNames(page)).toEqual(["Walter Boone"]);
  expect(await page.getByRole("searchbox").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.locator('select[name="sort"]').selectOption("oldest");
  await expect.poll(() => new URL(page.url()).search).toBe("?q=walt&sort=oldest");
  await page.goBack();
  await expect.poll(() => page.locator('select[name="sort"]').inputValue()).toBe("newest");
  await page.locator('select[name="status"]').first().selectOption("ready");
  await page.getByText("No orders match “walt”, Ready.").waitFor();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect.poll(() => readRowNames(page)).toEqual(customerNames);
});
