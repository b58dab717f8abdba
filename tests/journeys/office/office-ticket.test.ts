import { describe, expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { findOrder, placeOrder } from "#tests/support/order/orders";
import { startSite } from "#tests/support/site";

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
  const journey = setUpJourneys(() => startSite({}, dialect));

  withAndWithoutJavaScript((javaScript) => {
    test("an admin adds a note, marks an order paid, and emails its customer", async () => {
      const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled: javaScript }));
      const order = await placeOrder(journey.site, { full_name: "Dana Whitfield" });
      await page.goto(`/admin/orders/${order.submissionId}?q=dana`);
      if (javaScript) await page.getByRole("checkbox", { name: "Select all" }).waitFor();
      await page.getByLabel("New note").fill("Asked for a brighter photo.");
      await page.getByRole("button", { name: "Add Note" }).click();
      await page.getByRole("status").getByText("Note Added").waitFor();
      await page.getByRole("listitem").getByText("Asked for a brighter photo.").waitFor();
      await expect.poll(() => page.getByLabel("New note").inputValue()).toBe("");

      await page.getByText("Mark paid").first().click();
      await page.getByLabel("How do you know they paid?").fill("Check 1042.");
      await page.getByRole("button", { name: "Mark paid" }).click();
      await page.getByText("Status: Pending Payment to In Progress").waitFor({ state: "attached" });
      expect(await findOrder(journey.site, order.id)).toMatchObject({
        paymentStatus: "paid",
        orderStatus: "in_progress",
      });

      await page.locator(".ticket").getByLabel("Priority").selectOption("urgent");
      if (!javaScript) await page.locator(".ticket").getByRole("button", { name: "Save" }).click();
      await page.getByText("Priority: Normal to Urgent").waitFor({ state: "attached" });

      await page.getByRole("link", { name: "Write to the customer" }).click();
      await page.getByLabel("Subject").fill("About {order}");
      await page.getByLabel("Text").fill("Hi {name}, we are on it.");
      if (!javaScript) await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("Hi Dana, we are on it.", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Send 1 Email" }).click();
      await page.getByRole("status").getByText("1 email is on its way.").waitFor();
      expect(page.url()).toBe(`${journey.site.origin}/admin/orders/${order.submissionId}?q=dana`);
      await page.getByText(`About ${order.submissionId}`).waitFor();
    });
  });
});
