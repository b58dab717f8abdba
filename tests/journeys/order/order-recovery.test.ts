import type { Route } from "playwright";
import { describe, expect, test } from "vitest";
import { setUpJourneys } from "#tests/support/browser/journey";
import { filledInputs } from "#tests/support/order/contact";
import {
  chooseOption,
  fillContact,
  getAttachedPhotos,
  getDetailsField,
  getSubmitButton,
  openOrderPage,
  setUpPhotoFiles,
  waitForScripts,
} from "#tests/support/order/order-page";
import { listOrders } from "#tests/support/order/orders";

const journey = setUpJourneys();
const photos = setUpPhotoFiles();

test("a draft is kept when the visitor leaves the page and comes back, but not after a reload", async () => {
  const page = await openOrderPage(journey);
  for (const [name, value] of Object.entries(filledInputs)) await page.locator(`[name="${name}"]`).fill(value);
  await getDetailsField(page).fill("Doors at 10.");
  await chooseOption(page, /Business/);
  await page.goto("/thank-you");
  await page.goto("/visual-design");
  for (const [name, value] of Object.entries({ ...filledInputs, requirements: "Doors at 10." }))
    await expect.poll(() => page.locator(`[name="${name}"]`).inputValue()).toBe(value);
  expect(await page.getByRole("radio", { name: /Business/ }).isChecked()).toBe(true);
  await page.reload();
  await waitForScripts(page);
  expect(await page.getByLabel("Full name").inputValue()).toBe("");
  expect(await page.evaluate(() => sessionStorage.getItem("order-draft"))).toBe(null);
});

describe.each([
  { way: "as the browser kept it", kept: true },
  { way: "loaded anew", kept: false },
])("the order form after Back from the payment page, $way,", ({ kept }) => {
  test("restores what was typed, which can be changed and sent", async () => {
    const page = await openOrderPage(journey);
    const answer204 = (route: Route) => route.fulfill({ status: 204 });
    // The headless shell has no back/forward cache. A page that is not replaced, and then gets the event of a cached
    // one, has the same state.
    if (kept) await page.route("**/test-checkout/**", answer204);
    await chooseOption(page, /Essentials/);
    await page.getByLabel("Flyers", { exact: true }).fill("7");
    await page.getByLabel("Other", { exact: true }).fill("2");
    await fillContact(page, `back-${kept}@studio.example`, "Doors at 10.\nNo parking.");
    await page.getByLabel(/^Phone/).fill("407 555 0142");
    await page.locator('input[type="file"]').setInputFiles([photos.path("sign.jpg")]);
    await expect.poll(() => getAttachedPhotos(page).count(), { timeout: 15_000 }).toBe(1);
    if (kept) {
      const answered = page.waitForResponse(/\/test-checkout\/basic/);
      await getSubmitButton(page).click();
      await answered;
      await page.unroute("**/test-checkout/**", answer204);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    } else {
      await getSubmitButton(page).click();
      await page.waitForURL(/\/test-checkout\/basic/);
      await page.goBack();
    }
    await expect.poll(() => page.getByLabel("Flyers", { exact: true }).inputValue()).toBe("7");
    expect(await page.getByRole("radio", { name: /Essentials/ }).isChecked()).toBe(true);
    expect(await page.getByLabel("Other", { exact: true }).inputValue()).toBe("2");
    expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
    expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe(`back-${kept}@studio.example`);
    expect(await page.getByLabel(/^Phone/).inputValue()).toBe("407 555 0142");
    expect(await getDetailsField(page).inputValue()).toBe("Doors at 10.\nNo parking.");
    await expect.poll(() => getAttachedPhotos(page).count()).toBe(1);
    expect(await page.getByText("sign.jpg").first().isVisible()).toBe(true);
    await expect.poll(() => page.getByText("1 left").filter({ visible: true }).count()).toBe(1);
    // No redirect to the payment page is in progress anymore.
    await expect.poll(() => page.getByText("Redirecting to Payment").count()).toBe(0);
    await expect.poll(() => getSubmitButton(page).innerText()).toContain("Continue to Payment — $99");

    await page.getByLabel("Flyers", { exact: true }).fill("8");
    await getSubmitButton(page).click();
    await page.waitForURL(/\/test-checkout\/basic/);
    const orders = (await listOrders(journey.site)).filter(({ email }) => email === `back-${kept}@studio.example`);
    expect(orders.map(({ visualBreakdown }) => visualBreakdown)).toEqual(
      expect.arrayContaining([
        { flyers: 7, other: 2 },
        { flyers: 8, other: 2 },
      ]),
    );
  });
});

test("once an order is paid, the form starts empty for the next one", async () => {
  const page = await openOrderPage(journey);
  await chooseOption(page, /Essentials/);
  await page.getByLabel("Flyers", { exact: true }).fill("10");
  await fillContact(page, "again@studio.example", "Doors at 10.");
  const send = () => getSubmitButton(page).click();
  await send();
  await page.waitForURL(/\/test-checkout\/basic/);
  // Before the payment, Back restores everything, to be changed or sent again.
  await page.goBack();
  await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
  await send();
  await page.waitForURL(/\/test-checkout\/basic/);
  await page.getByRole("radio", { name: /The payment goes through/ }).check({ force: true });
  await page.getByRole("button", { name: "Send test payment" }).click();
  await page.waitForURL(/\/thank-you\?type=order/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("order-draft"))).toContain('"paid":true');
  await page.goto("/visual-design");
  await waitForScripts(page);
  expect(await page.getByLabel("Full name").inputValue()).toBe("");
  expect(await page.getByRole("radio", { name: /Essentials/ }).isChecked()).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem("order-draft"))).toBe(null);
});

test("without a connection the form is kept, and it can be sent once the connection returns", async () => {
  const page = await openOrderPage(journey);
  await chooseOption(page, /Essentials/);
  await page.getByLabel("Flyers", { exact: true }).fill("3");
  await fillContact(page, "offline@studio.example", "Through the tunnel.");
  await page.context().setOffline(true);
  await getSubmitButton(page).click();
  const alert = page.locator('#order-form [role="alert"]');
  await alert.waitFor();
  expect(await alert.innerText()).toContain("Submission Failed");
  expect(await alert.innerText()).toContain("Something went wrong. Please try again or contact support.");
  expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
  expect(await page.getByLabel("Flyers", { exact: true }).inputValue()).toBe("3");
  await page.context().setOffline(false);
  await getSubmitButton(page).click();
  await page.waitForURL(/\/test-checkout\/basic/);
});

test("a broken upload can be tried again, and a refused file can only be removed", async () => {
  const page = await openOrderPage(journey);
  let broken = true;
  await page.route("**/visual-design/uploads", (route) => (broken ? route.abort() : route.continue()));
  await page.locator('input[type="file"]').setInputFiles([photos.path("sign.jpg")]);
  await page.getByText("Failed to upload sign.jpg").first().waitFor();
  broken = false;
  await page.getByRole("button", { name: /Try again/ }).click();
  await page
    .getByText(/uploaded/)
    .first()
    .waitFor();
  await page.locator('input[type="file"]').setInputFiles([photos.path("shell.jpg")]);
  await page
    .getByText(/Failed to upload shell\.jpg/)
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: /Try again/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Remove shell.jpg" }).click();
  expect(await getAttachedPhotos(page).count()).toBe(1);
});

test("photos that fail stop the order from being sent, and after another try the failure is no longer shown", async () => {
  const page = await openOrderPage(journey);
  let broken = true;
  let goOn = () => {};
  const held = new Promise<void>((go) => {
    goOn = go;
  });
  await page.route("**/visual-design/uploads", async (route) => {
    await held;
    await (broken ? route.abort() : route.continue());
  });
  await chooseOption(page, /Essentials/);
  await page.getByLabel("Flyers", { exact: true }).fill("3");
  await fillContact(page, "held@studio.example");
  await page.locator('input[type="file"]').setInputFiles([photos.path("sign.jpg")]);
  await getSubmitButton(page).click();
  await expect.poll(() => getSubmitButton(page).innerText()).toContain("Uploading pictures…");
  goOn();
  const alert = page.locator('#order-form [role="alert"]');
  await expect.poll(() => alert.innerText()).toContain("Failed to upload sign.jpg");
  broken = false;
  await page.getByRole("button", { name: /Try again/ }).click();
  await expect.poll(() => getAttachedPhotos(page).count()).toBe(1);
  expect(await page.getByText("Failed to upload").filter({ visible: true }).count()).toBe(0);
  await getSubmitButton(page).click();
  await page.waitForURL(/\/test-checkout\/basic/);
});
