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
    await email.getByText("Emails become files").waitFor();
    const to = email.getByLabel("Send a test email to");
    expect(await to.inputValue()).toBe("team@cedar.example");
    await to.fill("rosa");
    await email.getByRole("button", { name: "Send test email" }).click();
    await email.getByText("Please enter an email address such as").waitFor();
    expect(await to.inputValue()).toBe("rosa");
    await to.fill(`rosa${javaScriptEnabled}@cedar.example`);
    await email.getByRole("button", { name: "Send test email" }).click();
    await findToast(page, "Test Email Queued").waitFor();
    await page.goto(paths.adminOutbox);
    await page.getByText(`rosa${javaScriptEnabled}@cedar.example`).first().waitFor();
  });
});
