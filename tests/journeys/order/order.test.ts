import { buffer } from "node:stream/consumers";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { Page } from "playwright";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "../../support/browser/journey";
import { attached, choose, scriptsRun, setUpPhotos, submit, writeWho } from "../../support/order/order-page";
import { s3TestEnv } from "../../support/s3";
import { type Site, startSite } from "../../support/site";

const photos = setUpPhotos();

const s3 = inject("s3");
const sites = [
  { site: "SQLite and files", start: () => startSite({}, "sqlite") },
  ...(s3 ? [{ site: "PostgreSQL and S3", start: () => startOnS3(s3) }] : []),
];

async function startOnS3(info: NonNullable<typeof s3>): Promise<Site> {
  const bucket = `journey-${Date.now()}`;
  const client = new S3Client({
    endpoint: info.endpoint,
    region: info.region,
    forcePathStyle: true,
    credentials: { accessKeyId: info.accessKeyId, secretAccessKey: info.secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return startSite(s3TestEnv(info, bucket), "postgres");
}

describe.each(sites)("on $site", ({ start }) => {
  const journey = setUpJourneys(async () => {
    const site = await start();
    site.services.worker.start();
    return site;
  });

  withAndWithoutJavaScript((javaScript) => {
    let page: Page;
    beforeEach(async () => {
      page = journey.watch(await journey.open({ javaScriptEnabled: javaScript }), /status of 4\d\d/);
      await page.goto("/visual-design");
      if (javaScript) await scriptsRun(page);
    });

    test("from the page to the paid order, with photos", async () => {
      await choose(page, /Professional/);
      await page.getByLabel("Flyers", { exact: true }).fill("6");
      await page.getByLabel("Social Posts", { exact: true }).fill("19");
      await writeWho(page, `paid-${javaScript}@studio.example`);
      await page.locator('input[type="file"]').setInputFiles([photos.path("sign.jpg"), photos.path("plate.png")]);
      if (javaScript) {
        await expect.poll(() => attached(page).count(), { timeout: 15_000 }).toBe(2);
        await expect.poll(() => page.getByText("All 25 placed.").filter({ visible: true }).count()).toBe(1);
        expect(await submit(page).innerText()).toContain("Continue to Payment — $199");
      }
      await submit(page).click();
      if (javaScript) await page.getByText("Redirecting to Payment").waitFor();

      await page.waitForURL(/\/test-checkout\/starter/);
      expect(await page.getByRole("main").innerText()).toContain("$199");
      await page.getByRole("radio", { name: /It is paid/ }).check({ force: true });
      await page.getByRole("button", { name: "Send test payment" }).click();

      await page.waitForURL(/\/thank-you\?type=order/);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Payment Confirmed");
      const number = /SUB-[A-Z0-9]{8}/.exec(await page.getByRole("main").innerText())?.[0];
      const { read, tables } = journey.site.services.db;
      const order = (await read.select().from(tables.formSubmissions)).find((row) => row.submissionId === number);
      expect(order).toMatchObject({
        email: `paid-${javaScript}@studio.example`,
        visualBreakdown: { flyers: 6, social_posts: 19 },
        paymentStatus: "paid",
        orderStatus: "in_progress",
      });
      const stored = (await read.select().from(tables.uploads)).filter((row) => row.orderId === order?.id);
      expect(stored.map((row) => row.name).sort()).toEqual(["plate.png", "sign.jpg"]);
      for (const row of stored)
        expect(await buffer((await journey.site.services.storage.get(row.path)).body)).toHaveLength(40_000);
    });

    test("an error keeps everything and takes the focus; mended, it goes through", async () => {
      await choose(page, /Essentials/);
      await page.getByLabel("Flyers", { exact: true }).fill("2");
      await writeWho(page, "dana.example");
      await page.locator('input[type="file"]').setInputFiles([photos.path("sign.jpg")]);
      if (javaScript) await expect.poll(() => attached(page).count(), { timeout: 15_000 }).toBe(1);
      await submit(page).click();
      const alert = page.locator('#order-form [role="alert"]');
      await alert.waitFor();
      expect(await alert.innerText()).toContain("Invalid Email");
      await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
      expect(await page.getByLabel("Flyers", { exact: true }).inputValue()).toBe("2");
      expect(await page.getByText("sign.jpg").first().isVisible()).toBe(true);
      await alert.getByRole("link").first().click();
      await page.getByRole("textbox", { name: "Email" }).fill(`mended-${javaScript}@studio.example`);
      await submit(page).click();
      await page.waitForURL(/\/test-checkout\/basic/);
    });

    test("photos that are stored are shown on a form that comes back", async () => {
      await choose(page, /Essentials/);
      await page.locator('input[type="file"]').setInputFiles([photos.path("real.jpg")]);
      if (javaScript) {
        // Away and here again: this page never saw the file.
        await expect.poll(() => attached(page).count(), { timeout: 15_000 }).toBe(1);
        await page.goto("/thank-you");
        await page.goto("/visual-design");
      } else await submit(page).click();
      const picture = page.locator('img[src^="/visual-design/uploads/"]');
      await picture.waitFor();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
      const address = (await picture.getAttribute("src")) ?? "";
      expect((await page.request.get(address.replace(/\.[^.]*$/, ""))).status()).toBe(404);
    });

    test("a question goes to its thank-you page", async () => {
      const ofDesigns = page.getByText("Texts, sizes, colors");
      expect(await ofDesigns.isVisible()).toBe(true);
      await choose(page, /Just a Question/);
      await expect.poll(() => ofDesigns.isVisible()).toBe(false);
      await writeWho(page, `ask-${javaScript}@studio.example`);
      if (javaScript) await expect.poll(() => submit(page).innerText()).toContain("Submit Question");
      await submit(page).click();
      await page.waitForURL(/\/thank-you\?type=question/);
      expect(await page.getByRole("main").innerText()).toContain("Message Received");
      // Asked and answered: nothing of it waits in the form.
      await page.goto("/visual-design");
      expect(await page.getByLabel("Full name").inputValue()).toBe("");
      if (javaScript) expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

    test("the site reports that it is ready", async () => {
      const response = await page.goto("/readyz");
      expect(response?.status()).toBe(200);
    });

    test("a file that is no picture is named, the others stay", async () => {
      await page.locator('input[type="file"]').setInputFiles([photos.path("shell.jpg"), photos.path("sign.jpg")]);
      if (!javaScript) await submit(page).click();
      await page
        .getByText(/Failed to upload shell\.jpg/)
        .first()
        .waitFor();
      await expect.poll(() => attached(page).count(), { timeout: 15_000 }).toBe(1);
      expect(await page.getByText("sign.jpg").first().isVisible()).toBe(true);
    });

    test("the menu opens and every link of it leads where it says", async () => {
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
