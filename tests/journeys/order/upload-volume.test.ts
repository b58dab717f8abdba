import { expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { createPicture } from "#tests/support/order/order-form";
import {
  chooseOption,
  fillContact,
  getAttachedPhotos,
  getSubmitButton,
  waitForScripts,
} from "#tests/support/order/order-page";
import { MB } from "#tests/support/order/uploads";
import { startSite } from "#tests/support/site";

const journey = setUpJourneys(() => startSite({ UPLOAD_MB_PER_HOUR: "1" }, "sqlite"));

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("photos beyond the hourly limit are refused beside the photos, and what was typed is kept", async () => {
    const page = await journey.open({ javaScriptEnabled });
    await page.goto("/visual-design");
    if (javaScriptEnabled) await waitForScripts(page);
    await chooseOption(page, /Essentials/);
    await page.getByLabel("Flyers", { exact: true }).fill("10");
    await fillContact(page, `volume-${javaScriptEnabled}@studio.example`);
    const buffer = Buffer.from(await createPicture("large.jpg", 2 * MB).arrayBuffer());
    await page.locator('input[type="file"]').setInputFiles([{ name: "large.jpg", mimeType: "image/jpeg", buffer }]);
    if (!javaScriptEnabled) await getSubmitButton(page).click();
    const sentence = "We got a lot of large pictures from your network in the past hour.";
    await expect.poll(() => page.locator("#pictures").innerText()).toContain(sentence);
    expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
    expect(await page.getByLabel("Flyers", { exact: true }).inputValue()).toBe("10");
    expect(await getAttachedPhotos(page).count()).toBe(0);
    if (javaScriptEnabled) await page.getByRole("button", { name: "Remove large.jpg" }).click();
    await getSubmitButton(page).click();
    await page.waitForURL(/\/test-checkout\/basic/);
  });
});
