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

// On a phone, the size stands below the name.
test.each([
  [72, phoneScreen],
  [56, { viewport: { width: 1440, height: 900 } }],
] as const)(
  "a delivered file with a long name is at most %i px high until its change unfolds: %o",
  async (height, look) => {
    const order = await insertPaidOrder(journey.site);
    await insertDelivery(journey.site, order, [{ name: longName }]);
    const page = await journey.openOffice(look);
    await page.goto(paths.adminOrder(order.submissionId));
    const link = page.locator("#delivery").getByRole("link", { name: longName });
    expect(await link.getAttribute("title")).toBe(longName);
    const row = page.locator("#delivery li").first();
    const getHeight = async () => (await row.boundingBox())?.height;
    expect(await getHeight()).toBeLessThanOrEqual(height);
    await row.getByText("Change").click();
    await row.getByRole("button", { name: /^Withdraw/ }).waitFor();
    expect(await getHeight()).toBeGreaterThan(100);
  },
);
