import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertOrder } from "#tests/support/order/orders";
import { pay, refund } from "#tests/support/order/payment";

const journey = setUpJourneys();

beforeAll(async () => {
  const { submissionId } = await insertOrder(journey.site);
  const intent = await pay(journey.site, submissionId);
  await refund(journey.site, intent, { refunded: 4_900 });
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an admin opens the month's report from its revenue, goes to other periods and takes the numbers along", async () => {
    const refused = /400 \(Bad Request\)/;
    const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }), refused);
    await page.goto(paths.admin);
    await page.getByRole("link", { name: "Revenue (Month)" }).click();
    await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
    const row = page.getByRole("row", { name: /Professional/ });
    expect((await row.getByRole("cell").allInnerTexts()).join(" ")).toContain("$150.00");

    // On the first day of a month or year, its only bar is not drawn.
    await page.getByRole("link", { name: "12 months" }).click();
    await page.getByRole("img", { name: /\$199\.00 paid and \$49\.00 refunded/ }).waitFor();
    await page.getByRole("link", { name: "This year" }).click();
    await page.getByRole("link", { name: "This year" }).and(page.locator("[aria-current]")).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "CSV by package" }).click();
    const file = await (await download).path();
    expect(readFileSync(file, "utf8")).toContain("Professional,USD,1,199.00,49.00,0.00,150.00,0.00");

    await page.goto(paths.adminReports);
    const today = await page.locator('[name="to"]').inputValue();
    await page.locator('[name="from"]').fill("2030-01-01");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByText("Choose the From date or a later one.").waitFor();
    expect(await page.locator('[name="to"]').inputValue()).toBe(today);

    await page.locator('[name="to"]').fill("2030-01-31");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByText("No payments in this period").waitFor();
  });
});

test("the report, refused dates and an empty period can be read by everybody", async () => {
  const page = await journey.openOffice();
  for (const query of [
    "",
    "?period=year&by=week",
    "?from=2026-05-02&to=2026-05-01",
    "?from=2030-01-01&to=2030-01-31",
  ]) {
    await page.goto(paths.adminReports + query);
    expect(await findAxeProblemsInLooks(page), query).toEqual([]);
  }
});
