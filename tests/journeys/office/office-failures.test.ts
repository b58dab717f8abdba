import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { allowReads, blockReads } from "#tests/support/database/block-database";
import { insertApplications } from "#tests/support/office/dealflow";
import { customerNames, getLastToast, insertFourOrders, readRowNames } from "#tests/support/office/four-orders";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { findOrder, insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

const wide = { viewport: { width: 1440, height: 900 } };
let page: Page;
let ids: string[];
let ticket: string;
beforeEach(async () => {
  ids = await insertFourOrders(journey.site);
  ticket = `/admin/orders/${(await findOrder(journey.site, ids[3] ?? ""))?.submissionId}`;
  page = await journey.openOffice(wide);
});

const open = async (path: string) => {
  await page.goto(path);
  await page.getByRole("checkbox", { name: "Select all" }).waitFor();
};
/** Neither posts nor the requests after them arrive, although the browser has a connection. */
const interrupt = () => page.route(/\.data(\?|$)/, (route) => route.abort());
const refresh = () => page.getByRole("link", { name: "Refresh" }).click();

describe("a failed refresh shows an error and leaves the list unchanged", () => {
  const failures: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ["the connection", interrupt, () => page.unroute(/\.data(\?|$)/)],
    [
      "the database",
      () => blockReads(journey.site.services.db, "form_submissions"),
      () => allowReads(journey.site.services.db, "form_submissions"),
    ],
  ];
  test.each(failures)("%s", async (_what, fail, restore) => {
    await open(ticket);
    await page.getByRole("checkbox", { name: "Select Luis Ortega" }).check();
    await page.getByLabel("New note").fill("Half a sentence");
    const said = () =>
      Promise.all(
        [page.locator(".filters-count"), page.locator(".figures").first()].map((part) =>
          part.textContent().catch(() => ""),
        ),
      );
    const before = await said();
    await fail();
    for (let times = 0; times < 2; times++) {
      await refresh();
      await expect.poll(() => getLastToast(page).textContent()).toContain("Failed to fetch submissions");
      await page.getByRole("button", { name: "Close" }).last().click();
      await getLastToast(page).waitFor({ state: "detached" });
    }
    await restore();
    expect(await readRowNames(page)).toEqual(customerNames);
    expect(await said()).toEqual(before);
    expect(await page.locator("#selection b").textContent()).toBe("1 selected");
    expect(await page.getByLabel("New note").inputValue()).toBe("Half a sentence");
  });
});

describe("a form that does not reach the server shows an error, and the screen keeps everything", () => {
  test("on a ticket", async () => {
    await open(ticket);
    await interrupt();
    const note = page.getByLabel("New note");
    await note.fill("Asked for a brighter photo.");
    await page.getByRole("button", { name: "Add Note" }).click();
    await page.getByRole("alert").getByText("Failed to add note").waitFor();
    expect(await note.inputValue()).toBe("Asked for a brighter photo.");
    const status = page.locator(".ticket").getByLabel("Status");
    await status.selectOption("ready");
    await page.getByRole("alert").getByText("Failed to update status").waitFor();
    await expect.poll(() => status.inputValue()).toBe("pending_payment");
    await page.getByLabel("Priority of Dana Whitfield").selectOption("high");
    await page.getByText("Failed to update priority").waitFor();
    expect(await readRowNames(page)).toEqual(customerNames);
    expect(await note.inputValue()).toBe("Asked for a brighter photo.");
    await page.unroute(/\.data(\?|$)/);
    await page.getByRole("button", { name: "Add Note" }).click();
    await page.getByRole("listitem").getByText("Asked for a brighter photo.").waitFor();
    await expect.poll(() => note.inputValue()).toBe("");
  });

  test("on an application", async () => {
    const [application] = await insertApplications(journey.site, { status: "Fully Onboarded" });
    await page.goto(`/admin/dealflow/${application?.id}`);
    await waitForListScripts(page);
    await interrupt();
    await page.getByRole("button", { name: "Mark Live", exact: true }).click();
    await page.getByText("Failed to update status.").waitFor();
    await page.unroute(/\.data(\?|$)/);
    await page.getByRole("button", { name: "Mark Live", exact: true }).click();
    await page.getByText("Application status has been updated successfully.").waitFor();
    expect(await page.getByText("Failed to update status.").count()).toBe(0);
  });
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("Refresh keeps the ticket that is open", async () => {
    page = await journey.openOffice({ ...wide, javaScriptEnabled });
    await page.goto(`${ticket}?q=studio`);
    if (javaScriptEnabled) await waitForListScripts(page);
    await page.getByLabel("New note").fill("Half a sentence");
    await insertOrder(journey.site, { fullName: "Fresh Paint", createdAt: new Date(Date.now() + 1000) });
    await refresh();
    await expect.poll(() => readRowNames(page)).toContain("Fresh Paint");
    expect(page.url()).toBe(`${journey.site.origin}${ticket}?q=studio`);
    expect(await page.locator("#ticket").count()).toBe(1);
    if (javaScriptEnabled) expect(await page.getByLabel("New note").inputValue()).toBe("Half a sentence");
  });
});
