import { buffer } from "node:stream/consumers";
import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { listRows } from "#tests/support/database/rows";
import { journeySites } from "#tests/support/journey-sites";
import {
  chooseOption,
  fillContact,
  getAttachedPhotos,
  getSubmitButton,
  setUpPhotoFiles,
  waitForScripts,
} from "#tests/support/order/order-page";
import { listOrders } from "#tests/support/order/orders";
import { createSignal } from "#tests/support/wait-until";

const photos = setUpPhotoFiles();

describe.each(journeySites)("on $site", ({ start }) => {
  const journey = setUpJourneys(() => start());

  withAndWithoutJavaScript((javaScript) => {
    let page: Page;
    beforeEach(async () => {
      page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled: javaScript }), /status of 4\d\d/);
      await page.goto("/visual-design");
      if (javaScript) await waitForScripts(page);
    });

    test("a visitor orders with photos and pays", async () => {
      await chooseOption(page, /Professional/);
      await page.getByLabel("Flyers", { exact: true }).fill("6");
      await page.getByLabel("Social Posts", { exact: true }).fill("19");
      await fillContact(page, `paid-${javaScript}@studio.example`);
      await page.locator('input[type="file"]').setInputFiles([photos.path("sign.jpg"), photos.path("plate.png")]);
      if (javaScript) {
        await expect.poll(() => getAttachedPhotos(page).count(), { timeout: 15_000 }).toBe(2);
        await expect.poll(() => page.getByText("All 25 chosen.").filter({ visible: true }).count()).toBe(1);
        expect(await getSubmitButton(page).innerText()).toContain("Continue to Payment — $199");
      }
      // The next page waits, because it replaces the message.
      const messageSeen = createSignal();
      if (javaScript)
        await page.route("**/test-checkout/**", async (route) => {
          await messageSeen.raised;
          await route.continue();
        });
      await getSubmitButton(page).click({ noWaitAfter: true });
      if (javaScript)
        await expect
          .poll(() => page.locator(".toasts", { hasText: "Redirecting to Payment" }).isVisible(), { timeout: 15_000 })
          .toBe(true);
      messageSeen.raise();

      await page.waitForURL(/\/test-checkout\/starter/);
      expect(await page.getByRole("main").innerText()).toContain("$199");
      await page.getByRole("radio", { name: /The payment goes through/ }).check({ force: true });
      await page.getByRole("button", { name: "Send test payment" }).click();

      await page.waitForURL(/\/thank-you\?type=order/);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Payment Confirmed");
      const number = /SUB-[A-Z0-9]{8}/.exec(await page.getByRole("main").innerText())?.[0];
      const order = (await listOrders(journey.site)).find((row) => row.submissionId === number);
      expect(order).toMatchObject({
        email: `paid-${javaScript}@studio.example`,
        visualBreakdown: { flyers: 6, social_posts: 19 },
        paymentStatus: "paid",
        orderStatus: "in_progress",
      });
      const stored = (await listRows(journey.site, "uploads")).filter((row) => row.orderId === order?.id);
      expect(stored.map((row) => row.name).sort()).toEqual(["plate.png", "sign.jpg"]);
      for (const row of stored)
        expect(await buffer((await journey.site.services.storage.get(row.path)).body)).toHaveLength(40_000);
    });

    test("an error keeps everything and gets the focus, and the corrected order is placed", async () => {
      await chooseOption(page, /Essentials/);
      await page.getByLabel("Flyers", { exact: true }).fill("2");
      await fillContact(page, "dana.example");
      await page.locator('input[type="file"]').setInputFiles([photos.path("sign.jpg")]);
      if (javaScript) await expect.poll(() => getAttachedPhotos(page).count(), { timeout: 15_000 }).toBe(1);
      await getSubmitButton(page).click();
      const alert = page.locator('#order-form [role="alert"]');
      await alert.waitFor();
      expect(await alert.innerText()).toContain("Invalid Email");
      await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
      const [header, box, toast] = await Promise.all(
        [page.locator("body > header"), alert, page.locator("#order-form .toast")].map((one) => one.boundingBox()),
      );
      expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
      expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
      expect(await page.getByLabel("Flyers", { exact: true }).inputValue()).toBe("2");
      expect(await page.getByText("sign.jpg").first().isVisible()).toBe(true);
      await alert.getByRole("link").first().click();
      await page.getByRole("textbox", { name: "Email" }).fill(`mended-${javaScript}@studio.example`);
      await getSubmitButton(page).click();
      await page.waitForURL(/\/test-checkout\/basic/);
    });

    test("a form returned with errors shows the stored photos", async () => {
      await chooseOption(page, /Essentials/);
      await page.locator('input[type="file"]').setInputFiles([photos.path("real.jpg")]);
      if (javaScript) {
        // After leaving and returning, this page has not seen the file.
        await expect.poll(() => getAttachedPhotos(page).count(), { timeout: 15_000 }).toBe(1);
        await page.goto("/thank-you");
        await page.goto("/visual-design");
      } else await getSubmitButton(page).click();
      const picture = page.locator('img[src^="/visual-design/uploads/"]');
      await picture.waitFor();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
      const address = (await picture.getAttribute("src")) ?? "";
      expect((await page.request.get(address.replace(/\.[^.]*$/, ""))).status()).toBe(404);
    });

    test("a question leads to its thank-you page", async () => {
      const ofDesigns = page.getByText("Wording, sizes, colors");
      expect(await ofDesigns.isVisible()).toBe(true);
      await chooseOption(page, /Just a Question/);
      await expect.poll(() => ofDesigns.isVisible()).toBe(false);
      await fillContact(page, `ask-${javaScript}@studio.example`);
      if (javaScript) await expect.poll(() => getSubmitButton(page).innerText()).toContain("Submit Question");
      await getSubmitButton(page).click();
      await page.waitForURL(/\/thank-you\?type=question/);
      expect(await page.getByRole("main").innerText()).toContain("Message Received");
      // The question was sent, so the form has no draft of it.
      await page.goto("/visual-design");
      expect(await page.getByLabel("Full name").inputValue()).toBe("");
      if (javaScript) expect(await page.evaluate(() => sessionStorage.getItem("order-draft"))).toBe(null);
    });

    test("the site reports that it is ready", async () => {
      const response = await page.goto("/readyz");
      expect(response?.status()).toBe(200);
    });

    test("a file that is not a picture is named, and the others stay", async () => {
      await page.locator('input[type="file"]').setInputFiles([photos.path("shell.jpg"), photos.path("sign.jpg")]);
      if (!javaScript) await getSubmitButton(page).click();
      await page
        .getByText(/Failed to upload shell\.jpg/)
        .first()
        .waitFor();
      await expect.poll(() => getAttachedPhotos(page).count(), { timeout: 15_000 }).toBe(1);
      expect(await page.getByText("sign.jpg").first().isVisible()).toBe(true);
    });

    test("the menu opens, and each of its links leads where it says", async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator("header summary").click();
      const links = page.locator("header details a");
      const targets = await links.evaluateAll((all) =>
        all.map((link) => [link.textContent?.trim(), link.getAttribute("href")]),
      );
      expect(targets).toEqual(
        expect.arrayContaining([
          ["Home", "/"],
          ["Automation", "/automation-services"],
          ["Websites", "/website-services"],
          ["Growth", "/business-growth"],
          ["FAQ", "/faq"],
        ]),
      );
      await links.filter({ hasText: "Growth" }).click();
      await page.waitForURL(/\/business-growth/);
      expect(await page.locator("header details[open]").count()).toBe(0);
    });
  });
});
