import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import {
  chooseOption,
  fillContact,
  getDetailsField,
  getSubmitButton,
  waitForScripts,
} from "#tests/support/order/order-page";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("Back from the payment page shows the order form with everything that was typed", async () => {
    const page = await journey.open({ javaScriptEnabled });
    await page.goto(paths.visualDesign);
    if (javaScriptEnabled) await waitForScripts(page);
    await chooseOption(page, /Essentials/);
    const flyers = page.getByLabel("Flyers", { exact: true });
    await flyers.fill("10");
    await fillContact(page, "dana@studio.example");
    await getSubmitButton(page).click();
    await page.waitForURL(/test-checkout/);
    await page.goBack();
    await page.waitForURL(/visual-design/);
    expect(await flyers.inputValue()).toBe("10");
    expect(await getDetailsField(page).inputValue()).toBe("Flyers: doors at 10.");
    expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
  });
});
