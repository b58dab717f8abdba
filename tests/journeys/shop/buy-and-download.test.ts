import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBuyUrl } from "#app/shop/buy/buy-link.server";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { journeySites } from "#tests/support/journey-sites";
import { startSmtp } from "#tests/support/outbox/smtp";
import {
  changePurchase,
  getPurchase,
  insertSoldProduct,
  payForProduct,
  refundSale,
} from "#tests/support/shop/purchases";
import { listReviews } from "#tests/support/shop/reviews";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

/** The private link in the newest of `count` emails with this subject. */
async function receiveLink(to: string, subject: RegExp, count = 1): Promise<string> {
  const find = () =>
    smtp.received.filter(({ to: [address], email }) => address === to && subject.test(email.subject ?? ""));
  await expect.poll(() => find().length, { timeout: 20_000 }).toBe(count);
  const text = find().at(-1)?.email.text ?? "";
  return /^https?:\S+\/thank-you\/\S+key=\S+$/m.exec(text)?.[0] ?? "";
}

async function download(page: Page): Promise<Buffer> {
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download", exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("weekly-planner.pdf");
  return readFileSync(await saved.path());
}

describe.each(journeySites)("on $site", ({ site: siteName, start }) => {
  const journey = setUpJourneys(() => start({ SMTP_URL: smtp.url, DOWNLOADS_PER_PURCHASE: "2" }));

  withAndWithoutJavaScript((javaScriptEnabled) => {
    const email = `reader-${javaScriptEnabled}-${siteName.length}@studio.example`;
    const openPage = async (path: string, expected?: RegExp) => {
      const page = await journey.open({ javaScriptEnabled, acceptDownloads: true });
      journey.failOnConsoleErrors(page, expected);
      await page.goto(path);
      return page;
    };

    test("a product is bought, downloaded twice, reviewed, requested again and refunded", async () => {
      const { product, content } = await insertSoldProduct(journey.site);
      const page = await openPage(createBuyUrl(journey.site.services, product, null) ?? "", /status of 4\d\d/);
      await page.getByRole("button", { name: "Send test payment" }).click();
      await page.getByText("Please enter an email address").waitFor();
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send test payment" }).click();
      await page.getByRole("heading", { name: "Payment Confirmed" }).waitFor();
      await page.waitForLoadState();
      expect((await download(page)).equals(content)).toBe(true);
      if (javaScriptEnabled) expect(await page.getByRole("status").first().innerText()).toBe("Download started!");

      const link = await receiveLink(email, /^Your download is ready/);
      await page.goto(link);
      await page.getByText("You can download it once more until").waitFor();
      expect((await download(page)).equals(content)).toBe(true);

      await page.reload();
      await page.getByRole("heading", { name: "You’ve used every download" }).waitFor();
      await page.getByText("Write a review").click();
      await page.getByLabel("Your review").fill("Printed it on Sunday, used it on Monday.");
      await page.getByRole("button", { name: "Send my review" }).click();
      await page.getByText("Please choose 1 to 5 stars.").waitFor();
      expect(await page.getByLabel("Your review").inputValue()).toBe("Printed it on Sunday, used it on Monday.");
      await page.getByRole("radio", { name: "5 stars" }).check();
      await page.getByLabel("Name to show").fill("Dana, baker in Tampa");
      await page.getByRole("button", { name: "Send my review" }).click();
      await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
      expect(await page.getByRole("radio", { name: "5 stars" }).isChecked()).toBe(true);
      expect(await listReviews(journey.site, product)).toMatchObject([{ stars: 5, state: "waiting" }]);
      await changePurchase(journey.site, (await getPurchase(journey.site, product)).id, { downloadsAllowed: 3 });

      await page.goto(`/thank-you/${product.slug}`);
      await page.getByText("Didn’t get it?").click();
      await page.getByLabel("The email address you paid with").fill(email.toUpperCase());
      await page.getByRole("button", { name: "Send my link" }).click();
      await page.getByText("a link is on its way").waitFor();
      const again = await receiveLink(email, /^Your download link/);
      await page.goto(again);
      expect((await download(page)).equals(content)).toBe(true);

      const { id, paymentIntent } = await getPurchase(journey.site, product);
      await changePurchase(journey.site, id, { downloadsAllowed: 9, expiresAt: new Date(Date.now() - 1000) });
      await page.goto(again);
      await page.getByRole("heading", { name: "Your download has expired" }).waitFor();
      await refundSale(journey.site, paymentIntent ?? "");
      await page.goto(again);
      await page.getByRole("heading", { name: "We refunded this purchase" }).waitFor();
    });

    test("a payment that is confirmed a little later shows the download", async () => {
      const { product, content } = await insertSoldProduct(journey.site);
      const session = `cs_late_${javaScriptEnabled}_${siteName.length}`;
      const page = await openPage(`/thank-you/${product.slug}?session_id=${session}`);
      await page.getByText("We’re confirming your payment.").waitFor();
      await payForProduct(journey.site, product, { session });
      if (!javaScriptEnabled) await page.getByRole("link", { name: "Check again" }).click();
      await page.getByText("You can download it 2 times until").waitFor();
      expect((await download(page)).equals(content)).toBe(true);
    });
  });
});
