import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { createReceiptUrl } from "#app/receipts/receipt-link.server";
import { createBuyUrl } from "#app/shop/buy/buy-link.server";
import type { Row } from "#drizzle/schema";
import { findSidewaysScrollWithLargeText } from "#tests/support/browser/axe";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { unpackZip } from "#tests/support/order/unpack-zip";
import { insertSoldProduct } from "#tests/support/shop/purchases";

const journey = setUpJourneys();

async function save(page: Page, name: string): Promise<Buffer> {
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return readFileSync(await saved.path());
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a buyer opens the receipt after paying, adds a company, and the office downloads the month", async () => {
    const { product } = await insertSoldProduct(journey.site);
    const page = await journey.open({ javaScriptEnabled, acceptDownloads: true });
    journey.failOnConsoleErrors(page, /status of 400/);
    await page.goto(createBuyUrl(journey.site.services, product, null) ?? "");
    await page.getByLabel("Email").fill(`receipt-${javaScriptEnabled}@studio.example`);
    await page.getByRole("button", { name: "Send test payment" }).click();
    await page.getByRole("link", { name: /^Receipt \d{4}-\d{4}$/ }).click();
    await page.getByRole("heading", { level: 1, name: "Receipt" }).waitFor();
    expect(await page.getByRole("button", { name: "Print" }).count()).toBe(javaScriptEnabled ? 1 : 0);
    const before = await save(page, "Download PDF");
    expect(before.subarray(0, 5).toString()).toBe("%PDF-");

    await page.getByRole("link", { name: "Add company or tax ID" }).click();
    await page.getByLabel("Company").fill("Whitfield Studio & Söhne");
    await page.getByLabel("Tax ID").evaluate((input) => input.removeAttribute("maxlength"));
    await page.getByLabel("Tax ID").fill("X".repeat(41));
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "1 thing to fix" }).waitFor();
    expect(await page.getByLabel("Company").inputValue()).toBe("Whitfield Studio & Söhne");
    await page.getByLabel("Tax ID").fill("DE123456789");
    await page.getByLabel("Country").selectOption("DE");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Tax ID DE123456789").waitFor();
    await page.getByText("Whitfield Studio & Söhne").waitFor();
    const after = await save(page, "Download PDF");
    expect(after.equals(before)).toBe(false);
    const number = /\d{4}-\d{4}/.exec(page.url())?.[0] ?? "";

    const office = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled, acceptDownloads: true }));
    await office.goto(paths.adminReports);
    await office.getByRole("link", { name: "Receipts" }).click();
    await office.getByRole("row", { name: new RegExp(`${number}.*Whitfield Studio`) }).waitFor();
    const files = await unpackZip(await save(office, "Download ZIP"));
    expect(files.find(({ name }) => name === `receipt-${number}.pdf`)?.content.equals(after)).toBe(true);
    await office.getByLabel("Or search by number").fill("2020-0001");
    await office.getByRole("button", { name: "Show" }).click();
    await office.getByText("No receipt has this number").waitFor();
  });
});

test("the receipt, its form and the office's list can be read by everybody", async () => {
  const page = await journey.open();
  const [receipt] = await journey.site.services.db.read.select().from(journey.site.services.db.tables.receipts);
  const url = createReceiptUrl(journey.site.services, receipt as Row<"receipts">);
  for (const address of [url, url.replace("?", "/buyer?")]) {
    await page.goto(address);
    expect(await findAxeProblemsInLooks(page), address).toEqual([]);
    expect(await findSidewaysScrollWithLargeText(page, [320]), address).toEqual([]);
  }
  const office = await journey.openOffice();
  for (const query of ["", "?month=2020-01", "?month=never"]) {
    await office.goto(paths.adminReceipts + query);
    expect(await findAxeProblemsInLooks(office), query).toEqual([]);
  }
});

test.each(["A4", "Letter"])("a receipt prints on one sheet of %s, without the site around it", async (format) => {
  const page = await journey.open();
  const [receipt] = await journey.site.services.db.read.select().from(journey.site.services.db.tables.receipts);
  await page.goto(createReceiptUrl(journey.site.services, receipt as Row<"receipts">));
  await page.emulateMedia({ media: "print" });
  for (const hidden of ["Download PDF", "Contact Us"])
    expect(await page.getByRole("link", { name: hidden }).filter({ visible: true }).count(), hidden).toBe(0);
  const file = (await page.pdf({ format })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
