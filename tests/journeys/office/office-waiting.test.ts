import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { delayRequests } from "#tests/support/browser/delay-requests";
import { setUpJourneys } from "#tests/support/browser/journey";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { customerNames, getLastToast, openListOfFourOrders, readRowNames } from "#tests/support/office/four-orders";
import { findOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

let page: Page;
let ids: string[];
beforeEach(async () => {
  ({ ids, page } = await openListOfFourOrders(journey));
});

/** The requests of the office's scripts. */
const asked = /\/admin.*\.data/;

describe("a choice is shown at once, and reverted when the server cannot save it", () => {
  test("the status of several orders", async () => {
    const release = await delayRequests(page, asked, "POST");
    for (const name of customerNames.slice(0, 2)) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await page.getByLabel("New status").selectOption("ready");
    const shown = () => Promise.all(customerNames.map((name) => page.getByLabel(`Status of ${name}`).inputValue()));
    await withBlockedWrites(journey.site.services.db, "order_events", async () => {
      await page.getByRole("button", { name: "Update Status" }).click();
      await expect.poll(shown).toEqual(["ready", "ready", "pending_payment", "pending_payment"]);
      release();
      await expect.poll(() => getLastToast(page).textContent()).toContain("Failed to update orders");
    });
    await expect.poll(shown).toEqual(customerNames.map(() => "pending_payment"));
    // Still selected, so that it can be tried again.
    expect(await page.locator("#selection b").textContent()).toBe("2 selected");
    await page.getByRole("button", { name: "Update Status" }).click();
    await expect.poll(() => getLastToast(page).textContent()).toContain("2 orders updated to Ready");
    for (const id of ids.slice(0, 2)) expect(await findOrder(journey.site, id)).toMatchObject({ orderStatus: "ready" });
  });

  test.each([
    ["Status", "ready", "pending_payment", "Failed to update status"],
    ["Priority", "urgent", "normal", "Failed to update priority"],
  ])("the ticket's %s", async (label, chosen, before, said) => {
    await page.getByRole("link", { name: "View details of Dana Whitfield" }).click();
    const field = page.locator("#ticket").getByLabel(label);
    await field.waitFor();
    const release = await delayRequests(page, asked, "POST");
    await withBlockedWrites(journey.site.services.db, "order_events", async () => {
      await field.selectOption(chosen);
      await expect.poll(() => field.inputValue()).toBe(chosen);
      release();
      await expect.poll(() => getLastToast(page).textContent()).toContain(said);
    });
    await expect.poll(() => field.inputValue()).toBe(before);
    expect(await findOrder(journey.site, ids[0] ?? "")).toMatchObject({
      orderStatus: "pending_payment",
      priority: "normal",
    });
  });
});

test("a slow list shows that it is loading, and then appears", async () => {
  const release = await delayRequests(page, asked);
  await page.locator('select[name="status"]').first().selectOption("pending_payment");
  await page.getByRole("status").getByText("Loading...", { exact: true }).waitFor();
  expect(await readRowNames(page)).toEqual([]);
  release();
  await expect.poll(() => readRowNames(page)).toEqual(customerNames);
  await page.getByText("Loading...").first().waitFor({ state: "detached" });
});
