import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import { phoneScreen } from "#tests/support/order/examples-page";
import { writeMessage } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";

const journey = setUpJourneys();
const longName = `${"flyer for the summer fair ".repeat(8).slice(0, 196)}.pdf`;

test("links, fields and buttons of the ticket are 44 px high on a phone", async () => {
  const order = await insertPaidOrder(journey.site);
  await insertDelivery(journey.site, order, [{ name: "flyer.pdf" }]);
  const customer = await openCustomerPages(journey.site, order);
  const photos = [createPicture("logo.jpg"), createPicture("shop.jpg")];
  expect((await writeMessage(customer, order, "Our pictures", { photos })).status).toBe(303);
  const page = await journey.openOffice(phoneScreen);
  await page.goto(paths.adminOrder(order.submissionId));
  await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "logo.jpg" }).first().waitFor();
  const small = await page
    .locator("#ticket :is(a, button, summary, select, input:not([type=hidden], [type=file]))")
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { height } = element.getBoundingClientRect();
        return height > 0 && height < 44 ? [`${element.textContent}: ${height}`] : [];
      }),
    );
  expect(small).toEqual([]);
});

test.each([phoneScreen, { viewport: { width: 1440, height: 900 } }])(
  "a long file name fits the width of the ticket in at most three lines: %o",
  async (look) => {
    const order = await insertPaidOrder(journey.site);
    await insertDelivery(journey.site, order, [{ name: longName }]);
    const page = await journey.openOffice(look);
    await page.goto(paths.adminOrder(order.submissionId));
    const link = page.locator("#delivery").getByRole("link", { name: longName });
    expect(await link.getAttribute("title")).toBe(longName);
    const list = await page.locator("#delivery li").first().boundingBox();
    const name = await link.boundingBox();
    const button = await page.getByRole("button", { name: /^Withdraw/ }).boundingBox();
    if (!list || !name || !button) throw new Error("the file is not shown");
    expect(name.width).toBeGreaterThan(list.width * 0.9);
    expect(name.height).toBeLessThan(70);
    expect(button.y).toBeGreaterThanOrEqual(name.y + name.height);
  },
);
