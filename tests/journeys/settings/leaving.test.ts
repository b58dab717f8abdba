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

test("leaving a product after choosing a file asks about the file, or about changes if there are any", async () => {
  const page = journey.failOnConsoleErrors(await journey.openOffice());
  const { id } = await insertProduct(journey.site);
  await page.goto(paths.adminProduct(id), { waitUntil: "networkidle" });
  const leave = () =>
    page
      .getByRole("navigation", { name: "Admin" })
      .getByRole("link", { name: /^Outbox/ })
      .click();
  const upload = page.locator("#file-upload");
  await upload.setInputFiles({ name: "planner.pdf", mimeType: "application/pdf", buffer: Buffer.from("planner") });
  await page.getByRole("button", { name: "Remove planner.pdf" }).waitFor();
  await leave();
  const aboutFiles = page.getByRole("dialog", { name: "Files Not Saved" });
  await aboutFiles.getByText("The files you chose haven’t been saved.").waitFor();
  await page.keyboard.press("Escape");
  await aboutFiles.waitFor({ state: "detached" });

  await page.getByLabel("Title").fill("Weekly Planner");
  await leave();
  await page.getByRole("dialog", { name: "Changes Not Saved" }).getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(`**${paths.adminOutbox}`);
});
