import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { findToast } from "#tests/support/shop/product-form";
import { startSite } from "#tests/support/site";

const journey = setUpJourneys(() => startSite({ TEAM_EMAIL: "team@cedar.example" }, "sqlite"));

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an admin sees what is connected, and sends a test email", async () => {
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Connections", exact: true }).click();
    const email = page.getByRole("region", { name: "Email" });
    await email.getByText("emails are saved as files").waitFor();
    const to = email.getByLabel("Send a test email to");
    expect(await to.inputValue()).toBe("team@cedar.example");
    await to.fill("rosa");
    await email.getByRole("button", { name: "Send test email" }).click();
    await email.getByText("Enter an email address such as").waitFor();
    expect(await to.inputValue()).toBe("rosa");
    await to.fill(`rosa${javaScriptEnabled}@cedar.example`);
    await email.getByRole("button", { name: "Send test email" }).click();
    await findToast(page, "Test Email Queued").waitFor();
    await page.goto(paths.adminOutbox);
    await page.getByText(`rosa${javaScriptEnabled}@cedar.example`).first().waitFor();
  });

  test("an admin reads on a phone which version runs and what needs attention", async () => {
    const page = await journey.openOffice({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(paths.adminHealth);
    const facts = page.getByRole("region", { name: "This site" });
    expect(await facts.innerText()).toMatch(/Version\s+[\d.]+/);
    await page.getByText("10 checks passed").click();
    await page.getByRole("listitem").filter({ hasText: "Database" }).filter({ hasText: "Good" }).first().waitFor();
    const main = page.getByRole("main");
    const isInside = (text: Element) => text.getBoundingClientRect().right <= window.innerWidth;
    for (const text of await main.locator("dt, dd, li, p").all()) expect(await text.evaluate(isInside)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await main.getByRole("link", { name: "Details and tests of the connections" }).click();
    await page.getByRole("heading", { name: "Connections", level: 1 }).waitFor();
  });
});
