import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { setUpJourneys, waitForScripts, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertFourOrders } from "#tests/support/office/four-orders";
import { insertOrder } from "#tests/support/order/orders";
import { insertIdea } from "#tests/support/shop/ideas";

const journey = setUpJourneys();
const long = {
  name: "Bartholomew Featherstonehaugh-Montgomery of Saint Petersburg",
  email: "bartholomew.featherstonehaugh-montgomery@saint-petersburg-landscaping.example",
};
const phone = { viewport: { width: 390, height: 844 } };

const scrollsSideways = (page: Page, selector: string) =>
  page.locator(selector).evaluate((box) => box.scrollWidth > box.clientWidth);

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("beside an open ticket, the list shows whole names and numbers, and leaves the emails to the ticket", async () => {
    await insertFourOrders(journey.site);
    const order = await insertOrder(journey.site, { fullName: long.name, email: long.email });
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminOrder(order.submissionId));
    if (javaScriptEnabled) await waitForScripts(page);
    for (const width of [1248, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator("tbody :is(.cell-name, .cell-name small)")
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
        );
      expect(cut, `${width}`).toEqual([]);
      expect(await scrollsSideways(page, ".records-box"), `${width}`).toBe(false);
    }
    expect(await page.locator(".records .cell-email:visible").count()).toBe(0);
    const columns = (line: string) => page.locator(`${line} > :visible`).count();
    expect(await columns(".records thead tr")).toBe(await columns(".records tbody tr:first-child"));
    await page.getByRole("link", { name: "Close" }).click();
    await page.locator(".records .cell-email:visible", { hasText: long.email }).waitFor();
  });
});

test("an idea with a long email address fits a phone", async () => {
  const page = await journey.openOffice(phone);
  await page.goto(paths.adminIdea(await insertIdea(journey.site, long)));
  expect(await scrollsSideways(page, "html")).toBe(false);
});

test("on a phone, a toast shows both its buttons, and the page can be scrolled past it", async () => {
  const { reference } = await book(journey.site, long);
  const page = await journey.openOffice(phone);
  await page.goto(paths.adminBooking(reference));
  await waitForScripts(page);
  await page.getByText("Cancel this booking").click();
  await page.getByRole("button", { name: "Cancel the booking" }).click();
  const toast = page.locator(".toast");
  for (const name of ["Undo", "Close"])
    expect(
      await toast.getByRole("button", { name }).evaluate((button) => button.getBoundingClientRect().right),
    ).toBeLessThan(390 - 16);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await page
    .getByRole("main")
    .locator("ol")
    .last()
    .evaluate((list) => list.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(await toast.evaluate((box) => box.getBoundingClientRect().top));
});
