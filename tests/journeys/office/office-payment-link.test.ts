import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys } from "#tests/support/browser/journey";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";

const journey = setUpJourneys();

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  test("the payment link of an unpaid order is copied or emailed from its ticket", async () => {
    const order = await insertOrder(journey.site);
    const options = { javaScriptEnabled, permissions: ["clipboard-read", "clipboard-write"] };
    const page = journey.failOnConsoleErrors(await journey.openOffice(options));
    await page.goto(paths.adminOrder(order.submissionId));
    const field = page.getByLabel("Payment link");
    expect(await field.inputValue()).toContain(order.submissionId);
    const copy = page.getByRole("button", { name: "Copy link" });
    if (javaScriptEnabled) {
      await waitForListScripts(page);
      await copy.click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
    } else expect(await copy.count()).toBe(0);

    await page.getByRole("button", { name: "Email payment link" }).last().click();
    await page.locator(".toast", { hasText: "Payment Link Sent" }).waitFor();
    const emails = await listQueuedEmails(journey.site);
    expect(
      emails.filter(({ subject }) => subject === `Your payment link for order ${order.submissionId}`),
    ).toHaveLength(1);
    expect(await page.getByText(`Your payment link for order ${order.submissionId}`).count()).toBe(1);
  });
});
