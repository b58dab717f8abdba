import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertProduct } from "#tests/support/shop/products";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.each([
    ["settings", async () => paths.adminSettingSection("business"), "Save"],
    ["a product", async () => paths.adminProduct((await insertProduct(journey.site)).id), "Save product"],
  ])("leaving changed %s asks first, if scripts run", async (_what, getPath, save) => {
    const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }));
    const path = await getPath();
    await page.goto(path, { waitUntil: "networkidle" });
    const field = page.locator('main form input[type="text"], main form input:not([type])').first();
    const saved = await field.inputValue();
    const leave = () =>
      page
        .getByRole("navigation", { name: "Admin" })
        .getByRole("link", { name: /^Outbox/ })
        .click();
    const dialog = page.getByRole("dialog", { name: "Changes Not Saved" });

    await field.fill(`${saved} Two`);
    await leave();
    if (!javaScriptEnabled) {
      await page.waitForURL(`**${paths.adminOutbox}`);
      return;
    }
    await dialog.getByRole("button", { name: "Stay" }).click();
    await dialog.waitFor({ state: "detached" });
    expect([new URL(page.url()).pathname, await field.inputValue()]).toEqual([path, `${saved} Two`]);

    // Nothing is lost once it is as before, or saved.
    await field.fill(saved);
    await leave();
    await page.waitForURL(`**${paths.adminOutbox}`);
    await page.goBack();
    await field.fill(`${saved} Two`);
    await page.getByRole("button", { name: save, exact: true }).click();
    await page.locator(".toast").waitFor();
    await leave();
    await page.waitForURL(`**${paths.adminOutbox}`);
    await page.goBack();

    await field.fill(saved);
    await leave();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(`**${paths.adminOutbox}`);
  });
});
