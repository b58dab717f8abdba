import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, placeOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const longTimeout = { timeout: 10_000 };

let page: Page;
let first: string;
beforeEach(async () => {
  await emptyTables(journey.site, "formSubmissions");
  for (let i = 0; i < 30; i++)
    first = (await insertOrder(journey.site, { fullName: `Known ${30 - i}`, createdAt: minutesAgo(31 - i) }))
      .submissionId;
  page = await journey.openOffice({ viewport: { width: 1440, height: 900 } });
});

const topName = () =>
  page
    .locator("tbody tr[data-order] th")
    .first()
    .evaluate((cell) => cell.firstChild?.textContent);

describe("a new order", () => {
  test("appears without a reload, and no unsaved input is lost", async () => {
    const listening = page.waitForResponse(`**${paths.adminOrderEvents}`);
    await page.goto(paths.adminOrder(first));
    await listening;
    await page.getByRole("checkbox", { name: "Select Known 2", exact: true }).check();
    const note = page.getByLabel("New note");
    await note.fill("Half a sentence");
    await page.getByLabel("Status of Known 20").scrollIntoViewIfNeeded();
    const place = () => page.getByLabel("Status of Known 20").evaluate((field) => field.getBoundingClientRect().top);
    const before = await place();

    await placeOrder(journey.site, { full_name: "Fresh Paint" });
    await expect.poll(topName, longTimeout).toBe("Fresh Paint");
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
    expect(await note.inputValue()).toBe("Half a sentence");
    expect(await page.getByRole("checkbox", { name: "Select Known 2", exact: true }).isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(paths.adminOrder(first));
    expect(await page.locator("#live-region").textContent()).toBe("1 order more in the list.");
  });

  test("keeps a half-written note on its own order only, even when a colleague adds a note", async () => {
    const listening = page.waitForResponse(`**${paths.adminOrderEvents}`);
    await page.goto(paths.adminOrder(first));
    await listening;
    await page.getByLabel("New note").fill("Half a sentence");
    await (await createSignedInVisitor(journey.site)).post(paths.adminOrder(first), {
      intent: "note",
      note: "From another desk",
    });
    await placeOrder(journey.site, { full_name: "Fresh Paint" });
    await page.getByText("From another desk").waitFor();
    expect(await page.getByLabel("New note").inputValue()).toBe("Half a sentence");
    await page.getByRole("link", { name: "View details of Known 2", exact: true }).click();
    await page.getByText("From another desk").waitFor({ state: "detached" });
    expect(await page.getByLabel("New note").inputValue()).toBe("");
  });

  test("waits while a row's menu is in use", async () => {
    const listening = page.waitForResponse(`**${paths.adminOrderEvents}`);
    await page.goto(paths.admin);
    await listening;
    await page.getByLabel("Status of Known 3", { exact: true }).focus();
    await page.evaluate((address) => {
      const news = new EventSource(address);
      let told = 0;
      news.addEventListener("changed", () => {
        document.body.dataset.told = String(++told);
      });
    }, paths.adminOrderEvents);
    await expect.poll(() => page.evaluate(() => document.body.dataset.told), longTimeout).toBe("1");
    await placeOrder(journey.site, { full_name: "Fresh Paint" });
    await expect.poll(() => page.evaluate(() => document.body.dataset.told), longTimeout).toBe("2");
    expect(await topName()).toBe("Known 1");
    await page.getByRole("searchbox").focus();
    await expect.poll(topName, longTimeout).toBe("Fresh Paint");
  });

  test("appears by polling where events do not arrive", async () => {
    await page.route(`**${paths.adminOrderEvents}`, (route) => route.abort());
    await page.clock.install();
    await page.goto(paths.admin);
    await page.getByRole("checkbox", { name: "Select all" }).waitFor();
    await placeOrder(journey.site, { full_name: "Fresh Paint" });
    await page.clock.runFor(20_000);
    await expect.poll(topName, longTimeout).toBe("Fresh Paint");
  });
});

test("deleting an order on its ticket opens the list with Undo, also when the list updates first", async () => {
  const events = `**${paths.adminOrderEvents}`;
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener("changed", () => {
          document.body.dataset.told = String(Number(document.body.dataset.told ?? 0) + 1);
        });
      }
    };
  });
  const listening = page.waitForResponse(events);
  await page.goto(paths.adminOrder(first));
  await listening;
  const told = () => page.evaluate(() => Number(document.body.dataset.told ?? 0));
  await expect.poll(told, longTimeout).toBe(1);
  await page.route(`**${paths.adminTrash}*`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await expect.poll(told, longTimeout).toBe(2);
    await route.fulfill({ response });
  });
  await page.locator(".fold summary", { hasText: /^Delete$/ }).click();
  await page.getByRole("button", { name: "Delete the order" }).click();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.admin);
});

describe("the scroll position of the list", () => {
  test.each([
    { width: 1440, way: "Close" },
    { width: 1440, way: "Back" },
    { width: 390, way: "Close" },
    { width: 390, way: "Back" },
  ])("is kept when $way leaves a ticket, $width px wide", async ({ width, way }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.admin);
    // Hidden on a phone, and rendered once React has started.
    await page.locator("thead input").waitFor({ state: "attached" });
    const view = page.getByRole("link", { name: "View details of Known 25" });
    await view.scrollIntoViewIfNeeded();
    const scroll = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await scroll();
    expect(before).toBeGreaterThan(300);
    await view.click();
    await page.locator("#ticket").waitFor();
    if (way === "Back") await page.goBack();
    else await page.locator("#ticket").getByRole("link", { name: "Close" }).click();
    await page.locator("#ticket").waitFor({ state: "detached" });
    await expect.poll(() => view.evaluate((link) => link === document.activeElement)).toBe(true);
    // Rows have another height beside a ticket, so the row is compared instead of the scroll position.
    if (width === 390) await expect.poll(scroll).toBe(before);
    const { top, bottom } = await view.evaluate((link) => link.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(800);
  });
});
