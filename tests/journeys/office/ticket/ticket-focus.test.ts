import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { insertRows } from "#tests/support/database/rows";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { insertDelivery } from "#tests/support/order/customer-page";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import { phoneScreen } from "#tests/support/order/examples-page";
import { insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

async function openTicket(number: string, look = {}) {
  const page = journey.failOnConsoleErrors(await journey.openOffice(look));
  await page.goto(paths.adminOrder(number));
  await waitForListScripts(page);
  return page;
}

const expectFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);

async function insertReviewedOrder() {
  const order = await insertPaidOrder(journey.site);
  const review = { orderId: order.id, stars: 5, text: "The flyers sold out.", name: "Dana W.", createdAt: new Date() };
  await insertRows(journey.site, "orderReviews", review);
  return order;
}

test.each([{}, phoneScreen])(
  "deciding about a review and undoing it move the focus to the heading: %o",
  async (look) => {
    const order = await insertReviewedOrder();
    const page = await openTicket(order.submissionId, look);
    for (const name of ["Publish", "Unpublish"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await page.getByRole("button", { name, exact: true }).waitFor({ state: "detached" });
      await expectFocus(page, "Review");
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("status").getByText("Review Published").waitFor();
    await expectFocus(page, "Review");
  },
);

test("undoing a withdrawal returns the focus to the button that withdrew the file", async () => {
  const order = await insertPaidOrder(journey.site);
  await insertDelivery(journey.site, order, [{ name: "flyer.pdf" }]);
  const page = await openTicket(order.submissionId, phoneScreen);
  await page.getByText("Change flyer.pdf").click();
  await page.getByRole("button", { name: "Withdraw flyer.pdf" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("status").getByText("File Available Again").waitFor();
  await expectFocus(page, "Withdraw flyer.pdf");
});

test("correcting the address and marking an order paid keep the focus in their section", async () => {
  const order = await insertOrder(journey.site);
  const page = await openTicket(order.submissionId);
  await page.getByText("Correct the email address").click();
  await page.getByLabel("New address.").fill("dana@corrected.example");
  await page.getByRole("button", { name: "Save and send a new link" }).click();
  await page.getByRole("status").getByText("Email Address Corrected").waitFor();
  await expectFocus(page, "Contact");

  await page.getByText("Mark paid").first().click();
  await page.getByLabel("How do you know they paid?").fill("Check 1042.");
  await page.getByRole("button", { name: "Mark paid" }).click();
  await page.getByText("Status: Pending Payment to In Progress").waitFor({ state: "attached" });
  await expectFocus(page, "Payment");
});
