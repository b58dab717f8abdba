import { expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "../../support/browser/journey";
import { picture } from "../../support/order/fixtures";
import { attached, choose, scriptsRun, submit, writeWho } from "../../support/order/order-page";
import { MB } from "../../support/order/uploads";
import { startSite } from "../../support/site";

const journey = setUpJourneys(() => startSite({ UPLOAD_MB_PER_HOUR: "1" }, "sqlite"));

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("photos beyond the hourly limit are refused beside the photos, and what was typed is kept", async () => {
    const page = await journey.open({ javaScriptEnabled });
    await page.goto("/visual-design");
    if (javaScriptEnabled) await scriptsRun(page);
    await choose(page, /Essentials/);
    await page.getByLabel("Flyers", { exact: true }).fill("10");
    await writeWho(page, `volume-${javaScriptEnabled}@studio.example`);
    const buffer = Buffer.from(await picture("large.jpg", 2 * MB).arrayBuffer());
    await page.locator('input[type="file"]').setInputFiles([{ name: "large.jpg", mimeType: "image/jpeg", buffer }]);
    if (!javaScriptEnabled) await submit(page).click();
    const sentence = "Failed to upload large.jpg. Your network has uploaded many large photos this hour.";
    await expect.poll(() => page.locator("#pictures").innerText()).toContain(sentence);
    expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
    expect(await page.getByLabel("Flyers", { exact: true }).inputValue()).toBe("10");
    expect(await attached(page).count()).toBe(0);
    if (javaScriptEnabled) await page.getByRole("button", { name: "Remove large.jpg" }).click();
    await submit(page).click();
    await page.waitForURL(/\/test-checkout\/basic/);
  });
});
