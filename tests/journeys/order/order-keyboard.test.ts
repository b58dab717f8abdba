import { expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { getAttachedPhotos, setUpPhotoFiles, waitForScripts } from "#tests/support/order/order-page";

const journey = setUpJourneys();
const photos = setUpPhotoFiles();

withAndWithoutJavaScript((javaScriptEnabled) => {
  async function openForm() {
    const page = await journey.open({ javaScriptEnabled });
    await page.goto("/visual-design");
    if (javaScriptEnabled) await waitForScripts(page);
    return page;
  }

  test("packages can be reached with the keyboard, none is selected at first, and only visible ones can be chosen", async () => {
    const page = await openForm();
    const chosen = page.locator('[name="option"]:checked');
    expect(await chosen.count()).toBe(0);
    expect(await page.locator('[name="option"][value=""]').isVisible()).toBe(false);
    await page.getByLabel("Flyers", { exact: true }).focus();
    await page.keyboard.press("Shift+Tab");
    const values: string[] = [];
    for (let i = 0; i < 7; i++) {
      await page.keyboard.press("ArrowDown");
      values.push(await chosen.inputValue());
    }
    expect([...new Set(values)].sort()).toEqual(["basic", "growth", "other", "pro", "starter"]);
  });

  test("Enter in a field sends the form, applies no coupon and removes no photo", async () => {
    const page = await openForm();
    const sendWithEnter = async () => {
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByLabel("Full name").press("Enter");
      await answered;
      await page.getByRole("alert").getByText("Please select a package above.").waitFor();
    };
    await page.getByLabel("Full name").fill("Dana Whitfield");
    await sendWithEnter();
    await page.locator('input[type="file"]').setInputFiles([photos.path("sign.jpg"), photos.path("plate.png")]);
    if (javaScriptEnabled) await expect.poll(() => getAttachedPhotos(page).count()).toBe(2);
    // Without JavaScript, the pictures are attached only on the first returned form.
    for (let round = 0; round < 2; round++) {
      await sendWithEnter();
      expect(await getAttachedPhotos(page).count()).toBe(2);
    }
  });
});
