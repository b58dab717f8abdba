import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { Browser, BrowserContext, Page } from "playwright";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { startBrowser } from "../browser";
import { picture } from "../fixtures";
import { s3TestEnv } from "../s3";
import { type Site, startSite } from "../site";

let browser: Browser;
let photos: string;
beforeAll(async () => {
  browser = await startBrowser();
  photos = mkdtempSync(join(tmpdir(), "palmetto-photos-"));
  for (const [name, type] of [
    ["sign.jpg", "image/jpeg"],
    ["plate.png", "image/png"],
  ] as const)
    writeFileSync(join(photos, name), Buffer.from(await picture(name, 40_000, type).arrayBuffer()));
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0a4533" } }).toFile(
    join(photos, "real.jpg"),
  );
  writeFileSync(join(photos, "shell.jpg"), "#!/bin/sh\n");
});
afterAll(async () => {
  await browser?.close();
  rmSync(photos, { recursive: true, force: true });
});

const s3 = inject("s3");
const houses = [
  { house: "SQLite and files", start: () => startSite({}, "sqlite") },
  ...(s3 ? [{ house: "PostgreSQL and S3", start: () => startOnS3(s3) }] : []),
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

describe.each(houses)("on $house", ({ start }) => {
  let site: Site;
  beforeAll(async () => {
    site = await start();
    site.services.worker.start();
  });
  afterAll(() => site?.stop());

  describe.each([{ javaScript: true }, { javaScript: false }])("with JavaScript: $javaScript", ({ javaScript }) => {
    let context: BrowserContext;
    let page: Page;
    const complaints: string[] = [];
    beforeEach(async () => {
      context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: javaScript });
      page = await context.newPage();
      complaints.length = 0;
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) complaints.push(message.text());
      });
      await page.goto("/visual-design");
      if (javaScript) await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    });
    afterEach(async () => {
      await context.close();
      expect(complaints).toEqual([]);
    });

    const fill = async (email: string) => {
      await page.getByLabel("Full name").fill("Dana Whitfield");
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.getByLabel(/Details for each type|What you would like to know/).fill("Flyers: doors at 10.");
    };
    const submit = () => page.locator('#order-form button[type="submit"]').last();

    test("from the page to the paid order, with photos", async () => {
      await page.getByRole("radio", { name: /Professional/ }).check({ force: true });
      await page.getByLabel("Flyers", { exact: true }).fill("6");
      await page.getByLabel("Social Posts", { exact: true }).fill("19");
      await fill(`paid-${javaScript}@studio.example`);
      await page.locator('input[type="file"]').setInputFiles([join(photos, "sign.jpg"), join(photos, "plate.png")]);
      if (javaScript) {
        await expect
          .poll(() => page.locator('input[type="hidden"][name="photo"]').count(), { timeout: 15_000 })
          .toBe(2);
        await expect.poll(() => page.getByText("All 25 placed.").filter({ visible: true }).count()).toBe(1);
        expect(await submit().innerText()).toContain("Continue to Payment — $199");
      }
      await submit().click();
      if (javaScript) await page.getByText("Redirecting to Payment").waitFor();

      await page.waitForURL(/\/test-checkout\/starter/);
      expect(await page.getByRole("main").innerText()).toContain("$199");
      await page.getByRole("radio", { name: /It is paid/ }).check({ force: true });
      await page.getByRole("button", { name: "Send test payment" }).click();

      await page.waitForURL(/\/thank-you\?type=order/);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Payment Confirmed");
      const number = /SUB-[A-Z0-9]{8}/.exec(await page.getByRole("main").innerText())?.[0];
      const { read, tables } = site.services.db;
      const order = (await read.select().from(tables.formSubmissions)).find((row) => row.submissionId === number);
      expect(order).toMatchObject({
        email: `paid-${javaScript}@studio.example`,
        visualBreakdown: { flyers: 6, social_posts: 19 },
        paymentStatus: "paid",
        orderStatus: "in_progress",
      });
      const stored = (await read.select().from(tables.uploads)).filter((row) => row.submissionId === order?.id);
      expect(stored.map((row) => row.name).sort()).toEqual(["plate.png", "sign.jpg"]);
      for (const row of stored) expect((await site.services.storage.get(row.path)).size).toBe(40_000);
    });

    test("an error keeps everything and takes the focus; mended, it goes through", async () => {
      await page.getByRole("radio", { name: /Essentials/ }).check({ force: true });
      await page.getByLabel("Flyers", { exact: true }).fill("2");
      await fill("dana.example");
      await page.locator('input[type="file"]').setInputFiles([join(photos, "sign.jpg")]);
      if (javaScript)
        await expect
          .poll(() => page.locator('input[type="hidden"][name="photo"]').count(), { timeout: 15_000 })
          .toBe(1);
      await submit().click();
      const alert = page.locator('#order-form [role="alert"]');
      await alert.waitFor();
      expect(await alert.innerText()).toContain("Invalid Email");
      await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
      expect(await page.getByLabel("Flyers", { exact: true }).inputValue()).toBe("2");
      expect(await page.getByText("sign.jpg").first().isVisible()).toBe(true);
      await alert.getByRole("link").first().click();
      await page.getByRole("textbox", { name: "Email" }).fill(`mended-${javaScript}@studio.example`);
      await submit().click();
      await page.waitForURL(/\/test-checkout\/basic/);
    });

    test("photos that are stored are shown on a form that comes back", async () => {
      await page.getByRole("radio", { name: /Essentials/ }).check({ force: true });
      await page.locator('input[type="file"]').setInputFiles([join(photos, "real.jpg")]);
      if (javaScript) {
        // Away and here again: this page never saw the file.
        await expect
          .poll(() => page.locator('input[type="hidden"][name="photo"]').count(), { timeout: 15_000 })
          .toBe(1);
        await page.goto("/thank-you");
        await page.goto("/visual-design");
      } else await submit().click();
      const picture = page.locator('img[src^="/visual-design/uploads/"]');
      await picture.waitFor();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
      const address = (await picture.getAttribute("src")) ?? "";
      expect((await page.request.get(address.replace(/\.[^.]*$/, ""))).status()).toBe(404);
    });

    test("a question goes to its thank-you page", async () => {
      await page.getByRole("radio", { name: /Just a Question/ }).check({ force: true });
      await fill(`ask-${javaScript}@studio.example`);
      if (javaScript) await expect.poll(() => submit().innerText()).toContain("Submit Question");
      await submit().click();
      await page.waitForURL(/\/thank-you\?type=question/);
      expect(await page.getByRole("main").innerText()).toContain("Message Received");
      // Asked and answered: nothing of it waits in the form.
      await page.goto("/visual-design");
      expect(await page.getByLabel("Full name").inputValue()).toBe("");
      if (javaScript) expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

    test("the house says that it is ready", async () => {
      const response = await page.goto("/readyz");
      expect(response?.status()).toBe(200);
    });

    test("a file that is no picture is named, the others stay", async () => {
      await page.locator('input[type="file"]').setInputFiles([join(photos, "shell.jpg"), join(photos, "sign.jpg")]);
      if (!javaScript) await submit().click();
      await page
        .getByText(/Failed to upload shell\.jpg/)
        .first()
        .waitFor();
      await expect.poll(() => page.locator('input[type="hidden"][name="photo"]').count(), { timeout: 15_000 }).toBe(1);
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

describe("with JavaScript only", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({}, "sqlite");
  });
  afterAll(() => site?.stop());

  test("a draft survives leaving the page and is gone after a reload", async () => {
    const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
    const ready = () => page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    await page.goto("/visual-design");
    await ready();
    await page.getByLabel("Full name").fill("Dana Whitfield");
    await page.getByRole("radio", { name: /Business/ }).check({ force: true });
    await page.goto("/thank-you");
    await page.goto("/visual-design");
    await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
    expect(await page.getByRole("radio", { name: /Business/ }).isChecked()).toBe(true);
    await page.reload();
    await ready();
    expect(await page.getByLabel("Full name").inputValue()).toBe("");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.context().close();
  });

  test("a lost connection keeps the form, and it goes through once the line is back", async () => {
    const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
    await page.goto("/visual-design");
    await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    await page.getByRole("radio", { name: /Essentials/ }).check({ force: true });
    await page.getByLabel("Flyers", { exact: true }).fill("3");
    await page.getByLabel("Full name").fill("Dana Whitfield");
    await page.getByRole("textbox", { name: "Email" }).fill("offline@studio.example");
    await page.getByLabel(/Details for each type|What you would like to know/).fill("Through the tunnel.");
    await page.context().setOffline(true);
    await page.locator('#order-form button[type="submit"]').last().click();
    const alert = page.locator('#order-form [role="alert"]');
    await alert.waitFor();
    expect(await alert.innerText()).toContain("Submission Failed");
    expect(await alert.innerText()).toContain("Something went wrong. Please try again or contact support.");
    expect(await page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
    expect(await page.getByLabel("Flyers", { exact: true }).inputValue()).toBe("3");
    await page.context().setOffline(false);
    await page.locator('#order-form button[type="submit"]').last().click();
    await page.waitForURL(/\/test-checkout\/basic/);
    await page.context().close();
  });

  test("a broken upload is tried again, a refused file only removed", async () => {
    const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
    await page.goto("/visual-design");
    await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    let broken = true;
    await page.route("**/visual-design/uploads", (route) => (broken ? route.abort() : route.continue()));
    await page.locator('input[type="file"]').setInputFiles([join(photos, "sign.jpg")]);
    await page.getByText("Failed to upload sign.jpg").first().waitFor();
    broken = false;
    await page.getByRole("button", { name: /Try again/ }).click();
    await page
      .getByText(/uploaded/)
      .first()
      .waitFor();
    await page.locator('input[type="file"]').setInputFiles([join(photos, "shell.jpg")]);
    await page
      .getByText(/Failed to upload shell\.jpg/)
      .first()
      .waitFor();
    expect(await page.getByRole("button", { name: /Try again/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove shell.jpg" }).click();
    expect(await page.locator('input[type="hidden"][name="photo"]').count()).toBe(1);
    await page.context().close();
  });

  test("the word of the payment page can be read before it comes", async () => {
    const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
    await page.clock.install();
    await page.goto("/visual-design");
    await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    await page.getByRole("radio", { name: /Essentials/ }).check({ force: true });
    await page.getByLabel("Flyers", { exact: true }).fill("10");
    await page.getByLabel("Full name").fill("Dana Whitfield");
    await page.getByRole("textbox", { name: "Email" }).fill("clock@studio.example");
    await page.getByLabel(/Details for each type|What you would like to know/).fill("Doors at 10.");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('#order-form button[type="submit"]').last().click();
    await page.getByText("Please wait while we redirect you to secure checkout...").waitFor();
    await page.clock.runFor(400);
    expect(new URL(page.url()).pathname).toBe("/visual-design");
    await page.clock.runFor(200);
    await page.waitForURL(/\/test-checkout\/basic/);
    await page.context().close();
  });

  test("once an order is paid, the form starts empty for the next one", async () => {
    const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
    await page.goto("/visual-design");
    await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    await page.getByRole("radio", { name: /Essentials/ }).check({ force: true });
    await page.getByLabel("Flyers", { exact: true }).fill("10");
    await page.getByLabel("Full name").fill("Dana Whitfield");
    await page.getByRole("textbox", { name: "Email" }).fill("again@studio.example");
    await page.getByLabel(/Details for each type|What you would like to know/).fill("Doors at 10.");
    const send = () => page.locator('#order-form button[type="submit"]').last().click();
    await send();
    await page.waitForURL(/\/test-checkout\/basic/);
    // Not paid yet: Back brings everything, to be changed or sent again.
    await page.goBack();
    await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Dana Whitfield");
    await send();
    await page.waitForURL(/\/test-checkout\/basic/);
    await page.getByRole("radio", { name: /It is paid/ }).check({ force: true });
    await page.getByRole("button", { name: "Send test payment" }).click();
    await page.waitForURL(/\/thank-you\?type=order/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("order-draft"))).toContain('"paid":true');
    await page.goto("/visual-design");
    await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    expect(await page.getByLabel("Full name").inputValue()).toBe("");
    expect(await page.getByRole("radio", { name: /Essentials/ }).isChecked()).toBe(false);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.context().close();
  });

  test("two clicks in a row are one order", async () => {
    const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
    await page.goto("/visual-design");
    await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    await page.getByRole("radio", { name: /Just a Question/ }).check({ force: true });
    await page.getByLabel("Full name").fill("Dana Whitfield");
    await page.getByRole("textbox", { name: "Email" }).fill("twice@studio.example");
    await page.getByLabel(/Details for each type|What you would like to know/).fill("Once, please.");
    await page.locator('#order-form button[type="submit"]').last().dblclick();
    await page.waitForURL(/thank-you/);
    const { read, tables } = site.services.db;
    const orders = await read.select().from(tables.formSubmissions);
    expect(orders.filter((order) => order.email === "twice@studio.example")).toHaveLength(1);
    await page.context().close();
  });
});
