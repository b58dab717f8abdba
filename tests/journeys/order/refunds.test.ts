import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { createPurchaseQuery } from "#app/shop/buy/purchase-link.server";
import {
  findAxeProblemsInLooks,
  setUpJourneys,
  waitForScripts,
  withAndWithoutJavaScript,
} from "#tests/support/browser/journey";
import { insertRows } from "#tests/support/database/rows";
import { getPurchase, insertSoldProduct, payForProduct } from "#tests/support/shop/purchases";
import { startSite } from "#tests/support/site";
import { payAtProvider } from "#tests/support/stripe/refund-form";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const journey = setUpJourneys(async () => {
  const site = await startSite(provider.variables, "sqlite");
  provider.reportTo(site);
  return site;
});

const findToast = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });

withAndWithoutJavaScript((javaScriptEnabled) => {
  async function open(path: string): Promise<Page> {
    const who = { name: "Rosa Delgado" };
    const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }, who), /status of 400/);
    await page.goto(path);
    if (javaScriptEnabled) await waitForScripts(page);
    return page;
  }

  test("refund an order in two parts", async () => {
    const { reference } = await payAtProvider(journey.site, provider);
    const page = await open(paths.adminOrder(reference));
    const money = page.locator("#money");
    await money.locator("summary").click();
    await page.getByLabel("Amount").fill("500");
    await page.getByRole("button", { name: "Refund…" }).click();
    await page.getByText("Only $199 of this payment is left to refund.").first().waitFor();
    expect(await page.getByLabel("Amount").inputValue()).toBe("500");
    await page.getByLabel("Amount").fill("49.50");
    await page.getByLabel("Note for your colleagues").fill("A quarter less");
    await page.getByRole("button", { name: "Refund…" }).click();
    await money.getByText("Refund $49.50? The payment provider sends it right away").waitFor();
    if (javaScriptEnabled) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Refund");
      expect(await findAxeProblemsInLooks(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Edit" }).click();
    await expect.poll(() => page.getByLabel("Note for your colleagues").inputValue()).toBe("A quarter less");
    await page.getByRole("button", { name: "Refund…" }).click();
    await money.getByRole("button", { name: "Refund", exact: true }).click();
    await findToast(page, "Refunded $49.50").waitFor();
    await money.getByText("Left to refund: $149.50").waitFor();
    await page.getByText("Refund of $49.50: The customer asked for it").waitFor();

    await money.locator("summary").click();
    expect(await page.getByLabel("Amount").inputValue()).toBe("149.50");
    await page.getByRole("button", { name: "Refund…" }).click();
    await money.getByRole("button", { name: "Refund", exact: true }).click();
    await findToast(page, "Refunded $149.50").waitFor();
    await page.getByText("Payment status: Refunded").first().waitFor();
    expect(await money.locator("summary").count()).toBe(0);
  });

  test("refund a purchase: its download ends, and its review is hidden", async () => {
    const { product } = await insertSoldProduct(journey.site);
    // As the test checkout names its payments.
    await payForProduct(journey.site, product, { intent: `pi_test_${product.id}` });
    const purchase = await getPurchase(journey.site, product);
    const now = new Date();
    const about = { purchaseId: purchase.id, productId: product.id, createdAt: now, publishedAt: now };
    const review = { ...about, stars: 5, text: "It paid for itself.", name: "Dana" };
    await insertRows(journey.site, "productReviews", { ...review, state: "published" });
    const query = createPurchaseQuery(journey.site.services, purchase);
    const page = await open(paths.adminSale(purchase.number));
    const money = page.locator("#money");
    await money.locator("summary").getByText("Record a refund").click();
    await page.getByRole("button", { name: "Record the refund…" }).click();
    await money.getByRole("button", { name: "Record the refund" }).click();
    await findToast(page, "Refund of $19 Recorded").waitFor();
    await page.getByText("Hidden because the purchase was refunded.").waitFor();
    const buyer = await journey.open({ javaScriptEnabled });
    await buyer.goto(`${paths.thankYouProduct(product.slug)}?${query}`);
    await buyer.getByText("refunded").first().waitFor();
  });
});
