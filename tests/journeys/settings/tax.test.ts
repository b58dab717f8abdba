import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { chooseOption, fillContact, getSubmitButton, waitForScripts } from "#tests/support/order/order-page";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  const email = `tax-${javaScriptEnabled}@studio.example`;

  test("an admin switches VAT on, and a buyer sees it before and after the payment", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const office = await journey.openOffice({ javaScriptEnabled });
    await office.goto(paths.adminSettingSection("money"));
    await office.getByLabel("Tax *", { exact: true }).selectOption("Prices include tax");
    await office.getByLabel("Name of the tax").fill("VAT");
    await office.getByLabel("Rate for design orders, in percent").fill("51");
    await office.getByRole("button", { name: "Save" }).click();
    await office.getByText("Enter a rate from 0 to 50, such as 7.25.").first().waitFor();
    await office.getByLabel("Rate for design orders, in percent").fill("10");
    await office.getByRole("button", { name: "Save" }).click();
    await findToast(office, "Settings Saved").waitFor();

    const buyer = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled }));
    await buyer.goto(paths.visualDesign);
    if (javaScriptEnabled) await waitForScripts(buyer);
    await buyer.getByText("VAT is included.").waitFor();
    await chooseOption(buyer, /Essentials/);
    await buyer.getByLabel("Flyers", { exact: true }).fill("10");
    await fillContact(buyer, email);
    await getSubmitButton(buyer).click();
    await buyer.waitForURL(/\/test-checkout\/basic/);
    await buyer.getByText("Includes VAT (10%)").waitFor();
    expect(await buyer.locator("form").innerText()).toContain("$9.00");
    await buyer.getByRole("button", { name: "Send test payment" }).click();
    await buyer.waitForURL(/\/thank-you/);
    await buyer.getByText("You paid $99 (Essentials), including VAT (10%) of $9.00.").waitFor();
  });
});
