import { describe, expect, test } from "vitest";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { createPaidSession, placeUnpaidOrder, sendEvent } from "#tests/support/order/payment";
import { startSite } from "#tests/support/site";

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
  const journey = setUpJourneys(() => startSite({}, dialect));

  withAndWithoutJavaScript((javaScriptEnabled) => {
    test("an order paid with a wrong amount is marked in the list, explained on the ticket, and resolved", async () => {
      await emptyTables(journey.site, "formSubmissions");
      const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }), /status of 409/);
      const { reference } = await placeUnpaidOrder(journey.site, { full_name: "Dana Whitfield" });
      await page.goto("/admin");
      if (javaScriptEnabled) await waitForListScripts(page);
      const row = page.locator(`#${reference}`);
      await row.waitFor();
      await sendEvent(journey.site, { session: createPaidSession(reference, 10_000) });
      // With scripts, the open list updates by itself.
      if (!javaScriptEnabled) await page.reload();
      await row.getByText("Wrong amount paid").waitFor();
      if (javaScriptEnabled) expect(await findAxeProblemsInLooks(page)).toEqual([]);

      await page.getByRole("link", { name: "Action needed" }).click();
      await page.waitForURL(/status=action_needed/);
      await page.getByRole("link", { name: "View details of Dana Whitfield" }).click();
      const ticket = page.locator("#ticket");
      await ticket.getByText("The customer paid $100 instead of $199.").waitFor();
      if (javaScriptEnabled) expect(await findAxeProblemsInLooks(page)).toEqual([]);

      // Paid during the click, because with JavaScript the open ticket would show the payment by itself.
      let sent: Promise<Response> | undefined;
      await page.route("**/*", async (route) => {
        if (route.request().method() === "POST") {
          sent ??= sendEvent(journey.site, { session: createPaidSession(reference, 9_900) });
          await sent;
        }
        await route.continue();
      });
      await ticket.getByRole("button", { name: "Resolved" }).click();
      await page.getByText("Another payment just came in.").first().waitFor();
      await page.unroute("**/*");
      await ticket.getByText("The customer paid $99 instead of $199.").waitFor();
      await page.getByText("Another payment just came in.").first().waitFor();
      await ticket.getByRole("button", { name: "Resolved" }).click();
      await page.getByRole("status").getByText("Payment Problem Resolved").waitFor();
      await ticket.getByText("Wrong amount paid: resolved").waitFor();
      await ticket.getByRole("button", { name: "Resolved" }).waitFor({ state: "detached" });
      await page.getByText("No orders match Action needed.").waitFor({ state: "attached" });
    });
  });
});
