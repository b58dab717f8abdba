import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { findProblemsInLooks } from "#tests/support/browser/axe";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import {
  chooseOption,
  fillContact,
  getDetailsField,
  getSubmitButton,
  waitForScripts,
} from "#tests/support/order/order-page";
import { insertCoupon } from "#tests/support/shop/coupons";

const journey = setUpJourneys();

const getCode = (page: Page) => page.getByRole("textbox", { name: "Coupon code" });

withAndWithoutJavaScript((javaScriptEnabled) => {
  let page: Page;
  beforeEach(async () => {
    page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }), /status of 400/);
    await page.goto(paths.visualDesign);
    if (javaScriptEnabled) await waitForScripts(page);
  });

  test("a wrong code shows an error beside its field; the right one lowers the price, also on the thank-you page", async () => {
    const code = `FALL-${javaScriptEnabled ? 25 : 26}`;
    await insertCoupon(journey.site, { code });
    await chooseOption(page, /Professional/);
    await page.getByLabel("Flyers", { exact: true }).fill("6");
    await fillContact(page, `coupon-${javaScriptEnabled}@studio.example`);
    expect(await getCode(page).isVisible()).toBe(false);
    await page.getByText("Have a coupon code?").click();
    await getCode(page).fill("fall-99");
    await getSubmitButton(page).click();
    await page.locator("#coupon-error").getByText("We don’t know this code.").waitFor();
    expect(await getCode(page).inputValue()).toBe("fall-99");
    expect(await getDetailsField(page).inputValue()).toBe("Flyers: doors at 10.");
    if (javaScriptEnabled) expect(await findProblemsInLooks(page, 0)).toEqual([]);

    await getCode(page).fill(code.toLowerCase());
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText(`${code} takes 25% off.`).waitFor();
    await expect.poll(() => getSubmitButton(page).innerText()).toContain("Continue to Payment — $149.25");
    expect(await getDetailsField(page).inputValue()).toBe("Flyers: doors at 10.");
    if (javaScriptEnabled) {
      await chooseOption(page, /Business/);
      await expect.poll(() => getSubmitButton(page).innerText()).toContain("Continue to Payment — $246.75");
      await chooseOption(page, /Professional/);
      expect(await findProblemsInLooks(page, 0)).toEqual([]);
    }
    await getSubmitButton(page).click();
    await page.waitForURL(/\/test-checkout\/starter/);
    expect(new URL(page.url()).searchParams.get("prefilled_promo_code")).toBe(code);
    expect(await page.getByRole("main").innerText()).toContain("$149.25");
    await page.getByRole("button", { name: "Send test payment" }).click();
    await page.waitForURL(/\/thank-you\?type=order/);
    expect(await page.getByRole("main").innerText()).toContain(`You paid $149.25 (Professional with coupon ${code})`);
    await page.getByRole("link", { name: "Open your order" }).click();
    await page.getByText(`Coupon ${code}`).waitFor();
    await page.getByText("$49.75 off").waitFor();
  });
});

test("a restored draft shows the coupon field with the typed code", async () => {
  const page = journey.failOnConsoleErrors(await journey.open());
  await page.goto(paths.visualDesign);
  await waitForScripts(page);
  await page.getByText("Have a coupon code?").click();
  await getCode(page).fill("FALL-25");
  await page.goto(paths.faq);
  await page.goto(paths.visualDesign);
  await getCode(page).waitFor();
  expect(await getCode(page).inputValue()).toBe("FALL-25");
});
