import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import {
  chooseOption,
  fillContact,
  getDetailsField,
  getSubmitButton,
  setUpPhotoFiles,
  waitForScripts,
} from "#tests/support/order/order-page";
import { listOrders } from "#tests/support/order/orders";

const journey = setUpJourneys();
const photos = setUpPhotoFiles();

/** In a low window nothing of a slip covers a sum. */
async function expectInOrder(page: Page, parts: Locator[]) {
  const size = page.viewportSize() ?? { width: 1366, height: 657 };
  await page.setViewportSize({ width: 1366, height: 300 });
  await page.evaluate(() => scrollTo(0, 0));
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  for (const [index, box] of boxes.slice(1).entries())
    expect(box?.y).toBeGreaterThanOrEqual((boxes[index]?.y ?? Number.NaN) + (boxes[index]?.height ?? 0));
  await page.setViewportSize(size);
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a package that is paid is used order by order, until nothing is left", async () => {
    const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }), /status of 409/);
    await page.goto("/visual-design");
    if (javaScriptEnabled) await waitForScripts(page);
    await chooseOption(page, /Essentials/);
    await page.getByLabel("Flyers", { exact: true }).fill("4");
    const email = `next-${javaScriptEnabled}@studio.example`;
    await fillContact(page, email, "Flyers: doors at 10.");
    await getSubmitButton(page).click();
    await page.waitForURL(/\/test-checkout\/basic/);
    await page.getByRole("button", { name: "Send test payment" }).click();
    await page.waitForURL(/\/thank-you/);
    await page.getByRole("link", { name: "Open your order" }).first().click();
    await page.getByRole("heading", { name: "6 of 10 visuals left" }).waitFor();

    await page.getByRole("link", { name: "Order your next visuals" }).click();
    await page.getByRole("heading", { name: "Order your next visuals" }).waitFor();
    if (javaScriptEnabled) await waitForScripts(page);
    expect(await page.getByLabel("Full name").count()).toBe(0);
    await page.getByText(/^What you wrote for/).click();
    await page.getByText("Flyers: doors at 10.").waitFor();
    const useText = page.getByRole("button", { name: "Add this to Details" });
    expect(await useText.count()).toBe(javaScriptEnabled ? 1 : 0);
    if (javaScriptEnabled) {
      await useText.click();
      expect(await getDetailsField(page).inputValue()).toBe("Flyers: doors at 10.");
    }
    await page.getByLabel("Menu Designs", { exact: true }).fill("2");
    await getDetailsField(page).fill("Menus: the summer dishes.");
    await page.locator("#photos").setInputFiles(photos.path("sign.jpg"));
    if (javaScriptEnabled) await page.getByText("1 of 30 used.").waitFor();
    const slip = page.getByRole("complementary", { name: "Your order" });
    if (javaScriptEnabled)
      await expectInOrder(page, [slip.getByText("Menu Designs"), slip.locator(".order-price"), getSubmitButton(page)]);
    await getSubmitButton(page).click();
    await page.getByRole("heading", { name: /^Your files are due / }).waitFor();
    await page.getByText("Order Placed").waitFor();
    expect(await page.getByRole("heading", { name: "4 of 10 visuals left" }).count()).toBe(1);
    expect(await page.getByText("Menus: the summer dishes.").count()).toBe(1);

    // Back on the order that paid, too many are refused, and what was typed stays.
    await page.locator('section[aria-labelledby="balance"] a').first().click();
    await page.getByRole("link", { name: "Order your next visuals" }).click();
    await page.getByRole("heading", { name: "Order your next visuals" }).waitFor();
    if (javaScriptEnabled) await waitForScripts(page);
    await page.getByLabel("Flyers", { exact: true }).fill("5");
    await getDetailsField(page).fill("Flyers: the anniversary.");
    await getSubmitButton(page).click({ force: true });
    await page.getByText("You've selected 5 visuals but you only have 4 left.").first().waitFor();
    expect(await getDetailsField(page).inputValue()).toBe("Flyers: the anniversary.");
    await page.getByLabel("Flyers", { exact: true }).fill("4");
    await getSubmitButton(page).click();
    await page.getByRole("heading", { name: "0 of 10 visuals left" }).waitFor();
    expect(await page.getByRole("link", { name: "Order your next visuals" }).count()).toBe(0);

    const orders = (await listOrders(journey.site)).filter((order) => order.email === email);
    expect(orders.map(({ priceCents }) => priceCents).sort()).toEqual([0, 0, 9900]);
  });
});
