import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an owner renames the business, previews the name first, and takes the change back", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.admin);
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByRole("link", { name: "Business", exact: true }).click();
    const name = page.getByLabel("Name *", { exact: true });
    await name.fill("Cedar & Sons");
    await page.getByLabel("Phone").fill("nope");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("Not saved yet.").waitFor();
    expect(await page.locator("main .poster").innerText()).toBe("Cedar & Sons");
    await page.getByText("Enter a phone number such as").first().waitFor();
    await page.getByLabel("Phone").fill("(512) 555-0134");
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();

    const visitor = await journey.open({ javaScriptEnabled });
    await visitor.goto(paths.contact);
    expect(await visitor.title()).toContain("Cedar & Sons");
    expect(await visitor.getByRole("contentinfo").innerText()).toContain("(512) 555-0134");

    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await findToast(page, "Change Undone").waitFor();
    expect(await name.inputValue()).toBe("Palmetto Works");
    await visitor.reload();
    expect(await visitor.title()).toContain("Palmetto Works");
  });
});
