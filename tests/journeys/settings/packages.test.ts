import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an owner adds a package, a customer chooses it, and the owner retires it", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Packages", exact: true }).click();
    await page.getByRole("link", { name: "Add a package" }).click();
    await page.getByLabel("Name *").fill("Mini");
    await page.getByLabel("Price in US dollars").fill("0");
    await page.getByLabel("Number of visuals").fill("4");
    await page.getByLabel("Place in the list").fill("1");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Enter a price from $1").first().waitFor();
    await page.getByLabel("Price in US dollars").fill("49.50");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("4 visuals, $12.38 each").waitFor();
    await page.getByText("Not saved yet.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Mini package");

    const visitor = await journey.open({ javaScriptEnabled });
    await visitor.goto(paths.visualDesign);
    await visitor.locator(".order-card", { hasText: "Mini" }).click();
    await visitor.getByRole("spinbutton", { name: "Flyers" }).fill("4");
    const summary = visitor.getByRole("complementary", { name: "Your order" });
    await summary.getByRole("button", { name: "Continue to Payment" }).waitFor();
    const shown = summary.locator(".order-price dd .text-for-option");
    // Before hydration, the text is that of CSS.
    const readText = () =>
      javaScriptEnabled
        ? shown.innerText()
        : shown.evaluate((element) => getComputedStyle(element, "::before").content);
    await expect.poll(readText).toContain("$49.50");

    await page.getByLabel("Offer it to customers").uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Retired, so visitors don’t see it at all.").waitFor();
    await visitor.goto(paths.visualDesign);
    expect(await visitor.locator(".order-stacks .order-card").count()).toBe(4);

    await page.getByRole("region", { name: "History" }).getByRole("button", { name: "Undo" }).first().click();
    await findToast(page, "Change Undone").waitFor();
    await page.getByRole("link", { name: "All packages" }).click();
    await page.getByRole("row", { name: /^Mini 4 .* \$12\.38 0 Offered$/ }).waitFor();
    const price = page.getByLabel("Price in US dollars of Mini");
    // Also before the field has the focus.
    expect(await page.getByRole("button", { name: "Save Mini" }).isVisible()).toBe(true);
    await price.fill("0.10");
    await page.getByRole("button", { name: "Save Mini" }).click();
    await page.getByText("Enter a price from $1").waitFor();
    expect(await price.inputValue()).toBe("0.10");
    await price.fill("59");
    await page.getByRole("button", { name: "Save Mini" }).click();
    await findToast(page, "Settings Saved").waitFor();
    await page.getByRole("row", { name: /^Mini 4 .* \$14\.75 0 Offered$/ }).waitFor();
  });
});
