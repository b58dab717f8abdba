import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { complaints } from "../axe";
import { startBrowser } from "../browser";
import { signedInBrowser } from "../office";
import { findOrder, orderInOffice } from "../orders";
import { type Site, startSite } from "../site";

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite({}, "sqlite")]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const names = ["Dana Whitfield", "Luis Ortega", "Priya Raman", "Walter Boone"];
/** Four orders, newest first in the order of the names; their ids. */
async function fourOrders(): Promise<string[]> {
  const { db } = site.services;
  await db.transact((tx) => tx.delete(db.tables.formSubmissions));
  const ids: string[] = [];
  for (const [i, fullName] of names.entries()) {
    const email = `${fullName.split(" ")[0]?.toLowerCase()}@studio.example`;
    ids.push((await orderInOffice(site, { fullName, email, createdAt: new Date(Date.now() - i * 60_000) })).id);
  }
  return ids;
}

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  return (await signedInBrowser(browser, site, { viewport: { width: 1440, height: 900 }, ...options })).newPage();
}

const rowNames = (page: Page) =>
  page
    .locator("tbody tr[data-order]")
    .evaluateAll((rows) => rows.map((row) => row.querySelector("th")?.firstChild?.textContent));
const toast = (page: Page) => page.locator(".toast").last();

describe.each([{ javaScript: true }, { javaScript: false }])("with JavaScript: $javaScript", ({ javaScript }) => {
  let page: Page;
  let ids: string[];
  beforeEach(async () => {
    ids = await fourOrders();
    page = await open({ javaScriptEnabled: javaScript });
    await page.goto("/admin");
    if (javaScript) await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  });
  afterEach(() => page.context().close());

  test("finds an order, changes its status and priority", async () => {
    await page.getByRole("searchbox").fill("luis");
    if (!javaScript) await page.getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => rowNames(page)).toEqual(["Luis Ortega"]);
    await expect.poll(() => page.locator(".filters-count").textContent()).toBe("1 of 4 submissions");
    expect(new URL(page.url()).searchParams.get("q")).toBe("luis");
    await page.getByLabel("Status of Luis Ortega").selectOption("in_progress");
    if (!javaScript) await page.getByRole("button", { name: "Save Luis Ortega" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("Status Updated");
    await page.getByLabel("Priority of Luis Ortega").selectOption("urgent");
    if (!javaScript) await page.getByRole("button", { name: "Save Luis Ortega" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("Priority Updated");
    expect(await findOrder(site, ids[1] ?? "")).toMatchObject({ orderStatus: "in_progress", priority: "urgent" });
    expect(new URL(page.url()).searchParams.get("q")).toBe("luis");
  });

  test("changes several, deletes them after the question, and takes that back", async () => {
    for (const name of names.slice(0, 2)) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await page.getByLabel("New status").selectOption("ready");
    await page.getByRole("button", { name: "Update Status" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("2 orders updated to Ready");
    if (javaScript) await expect.poll(() => page.locator("#selection").isVisible()).toBe(false);

    for (const name of names.slice(1, 4)) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    if (javaScript) expect(await page.locator("#selection b").textContent()).toBe("3 selected");
    await page.getByRole("button", { name: "Delete Selected" }).click();
    await page.getByText("Are you sure you want to delete 3 orders?").waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.poll(() => toast(page).textContent()).toContain("3 orders have been deleted");
    await expect.poll(() => rowNames(page)).toEqual(["Dana Whitfield"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("3 orders are back");
    await expect.poll(() => rowNames(page)).toEqual(names);
  });

  test("restores from the trash and empties it", async () => {
    const { db } = site.services;
    await db.transact((tx) => tx.update(db.tables.formSubmissions).set({ deletedAt: new Date() }));
    await page.getByRole("link", { name: "Trash" }).click();
    await page.getByRole("button", { name: "Restore Dana Whitfield" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("1 order is back");
    await page.getByRole("link", { name: "Empty Trash" }).click();
    await page.getByRole("button", { name: "Remove for Good" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("3 orders removed for good");
    await page.getByText("The trash is empty").waitFor();
    expect(await findOrder(site, ids[0] ?? "")).toMatchObject({ deletedAt: null });
  });
});

describe("with JavaScript", () => {
  let page: Page;
  let ids: string[];
  beforeEach(async () => {
    ids = await fourOrders();
    page = await open();
    await page.goto("/admin");
    await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  });
  afterEach(() => page.context().close());

  test("the keyboard finds, moves, selects, clears and opens, and stays out of fields", async () => {
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
    await page.keyboard.press("/");
    await page.keyboard.type("x?jk");
    expect(await page.getByRole("searchbox").inputValue()).toBe("x?jk");
    expect(await page.locator("#key-sheet").isVisible()).toBe(false);
    await page.getByRole("searchbox").fill("");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.getByLabel("Single keys work on this list").uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    expect(await page.locator("#key-sheet").isVisible()).toBe(false);
  });

  test("the keyboard goes on in the list when the bar or the toast with its button goes", async () => {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    for (const key of ["j", "j", "x"]) await page.keyboard.press(key);
    await page.getByRole("button", { name: "Clear Selection" }).press("Enter");
    await expect.poll(focused).toBe("View details of Luis Ortega");
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Update Status" }).press("Enter");
    await page.locator("#selection").waitFor({ state: "hidden" });
    await expect.poll(focused).toBe("View details of Luis Ortega");
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Delete Selected" }).press("Enter");
    await page.getByText("It stays in the trash for 30 days.").waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
    await expect.poll(focused).toBe("View details of Dana Whitfield");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect.poll(() => toast(page).textContent()).toContain("1 order is back");
    await expect.poll(focused).toBe("View details of Dana Whitfield");
    await page.getByRole("button", { name: "Close" }).last().press("Enter");
    await toast(page).waitFor({ state: "detached" });
    await expect.poll(focused).toBe("View details of Dana Whitfield");
  });

  test("on a phone all rows are ticked at once too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText("Select all").click();
    expect(await page.locator("#selection b").textContent()).toBe("4 selected");
  });

  test("a change that the server cannot keep is taken back, with the printed toast", async () => {
    const { db } = site.services;
    if (db.native.dialect !== "sqlite") throw new Error("This journey breaks SQLite");
    const { sql } = await import("drizzle-orm");
    const run = (text: string) => db.native.dialect === "sqlite" && db.native.drizzle.run(sql.raw(text));
    run("CREATE TRIGGER broken BEFORE INSERT ON order_events BEGIN SELECT RAISE(ABORT, 'broken'); END");
    const status = page.getByLabel("Status of Dana Whitfield");
    await status.selectOption("ready");
    await expect.poll(() => toast(page).textContent()).toContain("Failed to update status");
    await expect.poll(() => status.inputValue()).toBe("pending_payment");
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await page.getByRole("button", { name: "Delete Selected" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.poll(() => toast(page).textContent()).toContain("Failed to delete orders");
    await expect.poll(() => rowNames(page)).toEqual(names);
    run("DROP TRIGGER broken");
    expect(await page.locator("#selection b").textContent()).toBe("4 selected");
  });

  test("a broken connection is said, and the list stays", async () => {
    await page.route("**/admin.data*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByLabel("Priority of Walter Boone").selectOption("high");
    await expect.poll(() => toast(page).textContent()).toContain("Failed to update priority");
    await expect.poll(() => page.getByLabel("Priority of Walter Boone").inputValue()).toBe("normal");
    expect(await findOrder(site, ids[3] ?? "")).toMatchObject({ priority: "normal" });
    expect(await rowNames(page)).toEqual(names);
  });

  test("a new order appears without a reload, and is announced", async () => {
    await orderInOffice(site, { fullName: "Fresh Paint", createdAt: new Date(Date.now() + 1000) });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => rowNames(page)).toEqual(["Fresh Paint", ...names]);
    await expect.poll(() => page.locator("#live-region").textContent()).toBe("1 order more in the list.");
  });

  test("the filters follow Back, and the search keeps the focus while the list changes", async () => {
    await page.getByRole("searchbox").pressSequentially("walt");
    await expect.poll(() => rowNames(page)).toEqual(["Walter Boone"]);
    expect(await page.getByRole("searchbox").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.locator('select[name="sort"]').selectOption("oldest");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=walt&sort=oldest");
    await page.goBack();
    await expect.poll(() => page.locator('select[name="sort"]').inputValue()).toBe("newest");
    await page.locator('select[name="status"]').first().selectOption("ready");
    await page.getByText("Nothing matches “walt” in Ready.").waitFor();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect.poll(() => rowNames(page)).toEqual(names);
  });
});

test.each([
  { colorScheme: "light", width: 320 },
  { colorScheme: "dark", width: 1440 },
] as const)("axe has nothing to say: $colorScheme, $width wide", async ({ colorScheme, width }) => {
  const page = await open({ colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const ids = await fourOrders();
  await orderInOffice(site, {
    fullName: "Old Debt",
    orderStatus: "in_progress",
    createdAt: new Date(0),
    priority: "high",
  });
  await page.goto("/admin");
  await page.getByRole("checkbox", { name: `Select ${names[0]}` }).waitFor();
  expect(await complaints(page), "list").toEqual([]);
  await page.getByRole("checkbox", { name: `Select ${names[0]}` }).check();
  expect(await complaints(page), "selection").toEqual([]);
  await page.getByRole("button", { name: "Delete Selected" }).click();
  expect(await complaints(page), "question").toEqual([]);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await toast(page).waitFor();
  expect(await complaints(page), "toast").toEqual([]);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  expect(await complaints(page), "keys").toEqual([]);
  for (const path of ["/admin?q=glaze", "/admin/trash", "/admin/trash?empty", `/admin/orders/delete?id=${ids[1]}`]) {
    await page.goto(path);
    expect(await complaints(page), path).toEqual([]);
  }
  await page.context().close();
});
