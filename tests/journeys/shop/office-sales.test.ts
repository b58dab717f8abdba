import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { findProblemsInLooks } from "#tests/support/browser/axe";
import { setUpJourneys, waitForScripts, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { listRows } from "#tests/support/database/rows";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { getPurchase, insertSoldProduct, payForProduct } from "#tests/support/shop/purchases";

const journey = setUpJourneys();

const findToast = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });

withAndWithoutJavaScript((javaScriptEnabled) => {
  let page: Page;
  const open = async (path: string) => {
    await page.goto(path);
    if (javaScriptEnabled) await waitForScripts(page);
  };
  const openForm = (name: string) => page.locator("summary").getByText(name, { exact: true }).click();
  beforeEach(async () => {
    const who = { name: "Rosa Delgado" };
    page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }, who), /status of 400/);
  });

  test("an admin finds a held purchase, corrects its email, releases, extends, revokes and restores it", async () => {
    const title = `Exam Week Planner ${javaScriptEnabled}`;
    const { product } = await insertSoldProduct(journey.site, { title });
    await payForProduct(journey.site, product, { amount: 100, email: "typo@studio.example" });
    const { number } = await getPurchase(journey.site, product);

    await open(paths.adminSales);
    await page.getByRole("searchbox", { name: "Search" }).fill(title);
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/\?q=/);
    await page.getByText(/^1 of \d purchases?$/).waitFor();
    await page.getByRole("link", { name: `View purchase ${number}` }).click();
    await page.getByRole("heading", { name: `Purchase ${number}` }).waitFor();
    await page.getByText("$1 was paid; the price was $19.").waitFor();

    await openForm("Correct the email address");
    await page.getByLabel("Buyer’s email").fill("nobody");
    await page.getByRole("button", { name: "Correct", exact: true }).click();
    await page.getByText("Enter a valid email address.").waitFor();
    expect(await page.getByLabel("Buyer’s email").inputValue()).toBe("nobody");
    const email = `right-${javaScriptEnabled}@studio.example`;
    await page.getByLabel("Buyer’s email").fill(email);
    await page.getByRole("button", { name: "Correct", exact: true }).click();
    await findToast(page, "Email Corrected").waitFor();
    await page.getByRole("button", { name: "Release" }).click();
    await findToast(page, "Purchase Released").waitFor();
    expect((await listQueuedEmails(journey.site)).filter(({ to }) => to === email)).toHaveLength(1);

    await openForm("Extend the link");
    await page.getByLabel("Extra days").fill("7");
    await page.getByLabel("Extra downloads").fill("2");
    await page.getByRole("button", { name: "Extend", exact: true }).click();
    await findToast(page, "Purchase Extended").waitFor();
    await page.getByRole("listitem").getByText("Extended by 7 days and 2 downloads").waitFor();

    await openForm("Revoke the purchase");
    await page.getByRole("button", { name: "Revoke the purchase" }).click();
    await findToast(page, "Purchase Revoked").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await findToast(page, "Purchase Restored").waitFor();
    await page.getByRole("button", { name: "Send the link again" }).waitFor();
    await page.getByRole("link", { name: "Close" }).click();
    await page.waitForURL(/\/admin\/sales\?q=/);
  });

  test("a coupon is created after its errors are corrected, switched off, and on again with Undo", async () => {
    const code = `SPRING-${javaScriptEnabled ? 1 : 2}`;
    await open(paths.adminSales);
    await page.getByRole("main").getByRole("link", { name: "Coupons" }).click();
    await page.getByRole("heading", { name: "Coupons", exact: true }).waitFor();
    if (!(await page.getByLabel("Code *").isVisible())) await page.getByText("Add coupon").click();
    await page.getByLabel("Code *").fill(code.toLowerCase());
    await page.getByLabel("Discount *").fill("ten");
    await page.getByRole("button", { name: "Create the coupon" }).click();
    await page.getByText("We haven’t created it yet. Fix this:").waitFor();
    expect(await page.getByLabel("Code *").inputValue()).toBe(code.toLowerCase());
    await page.getByLabel("Discount *").fill("10%");
    await page.getByRole("button", { name: "Create the coupon" }).click();
    await findToast(page, "Coupon Created").waitFor();
    expect(await page.getByLabel("Code *").count()).toBe(0);
    await page.getByRole("button", { name: `Turn off ${code}` }).click();
    await findToast(page, "Coupon Turned Off").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await findToast(page, "Coupon Turned On").waitFor();
    await page.getByRole("button", { name: `Turn off ${code}` }).waitFor();
    await page.getByText("Add coupon").click();
    expect(await page.getByLabel("Code *").inputValue()).toBe("");
  });
});

test("axe finds no problems in sales and coupons", async () => {
  const { product } = await insertSoldProduct(journey.site, { title: "Price List Builder" });
  await payForProduct(journey.site, product);
  await payForProduct(journey.site, product, { amount: 100 });
  const page = await journey.openOffice({ reducedMotion: "reduce" });
  const paid = (await listRows(journey.site, "purchases")).slice(-2);
  const tickets = paid.map(({ number }) => paths.adminSale(number));
  const month = `${paths.adminSales}?month=${new Date().toISOString().slice(0, 7)}`;
  for (const path of [month, `${paths.adminSales}?q=nobody+at+all`, ...tickets, paths.adminCoupons]) {
    await page.goto(path);
    await waitForScripts(page);
    expect(await findProblemsInLooks(page, 0), path).toEqual([]);
  }
});

test("the list of products to filter by is no wider than the screen", async () => {
  const title =
    "The Complete Onboarding, Scheduling and Invoicing Kit for Independent Bookkeepers and Their Assistants";
  const { product } = await insertSoldProduct(journey.site, { title });
  await payForProduct(journey.site, product);
  const page = await journey.openOffice({ viewport: { width: 768, height: 1024 } });
  await page.goto(paths.adminSales);
  await page.locator("option", { hasText: title }).waitFor({ state: "attached" });
  const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
});
