import { beforeEach, describe, expect, test } from "vitest";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { customerNames, insertFourOrders } from "#tests/support/office/four-orders";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { findOrder } from "#tests/support/order/orders";
import { startSite } from "#tests/support/site";

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
  const journey = setUpJourneys(() => startSite({}, dialect));

  withAndWithoutJavaScript((javaScriptEnabled) => {
    let ids: string[];
    beforeEach(async () => {
      ids = await insertFourOrders(journey.site);
    });
    const open = async (path: string) => {
      // A refused form is answered with 400, which the browser logs.
      const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }), /status of 400/);
      await page.goto(path);
      if (javaScriptEnabled) await waitForListScripts(page);
      return page;
    };

    test("no status is changed before one is chosen, and the choice is cleared for the next orders", async () => {
      const page = await open("/admin");
      const box = (name = "") => page.getByRole("checkbox", { name: `Select ${name}` });
      await box(customerNames[0]).check();
      await box(customerNames[1]).check();
      const status = page.getByLabel("New status");
      expect(await status.inputValue()).toBe("");
      await page.getByRole("button", { name: "Update Status" }).click();
      await page.getByText("Choose a status.").waitFor();
      await expect.poll(() => status.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await status.getAttribute("aria-invalid")).toBe("true");
      expect(await page.locator(".toast").count()).toBe(0);
      for (const [place, name] of customerNames.entries()) expect(await box(name).isChecked()).toBe(place < 2);

      await status.selectOption("ready");
      if (javaScriptEnabled) expect(await page.getByText("Choose a status.").count()).toBe(0);
      await page.getByRole("button", { name: "Update Status" }).click();
      await page.getByRole("status").getByText("2 orders updated to Ready").waitFor();
      expect(await findOrder(journey.site, ids[1] ?? "")).toMatchObject({ orderStatus: "ready" });
      await box(customerNames[2]).check();
      expect(await status.inputValue()).toBe("");
      expect(await page.getByText("Choose a status.").count()).toBe(0);
    });

    test("status and priority saved together show both toasts", async () => {
      const page = await open("/admin");
      await page.getByLabel(`Status of ${customerNames[0]}`).selectOption("ready");
      if (javaScriptEnabled) await page.getByRole("status").getByText("Status Updated").waitFor();
      await page.getByLabel(`Priority of ${customerNames[0]}`).selectOption("urgent");
      if (!javaScriptEnabled) {
        await page.getByRole("button", { name: `Save ${customerNames[0]}` }).click();
        await page.getByRole("status").getByText("Status Updated").waitFor();
      }
      await page.getByRole("status").getByText("Priority Updated").waitFor();
      expect(await findOrder(journey.site, ids[0] ?? "")).toMatchObject({ orderStatus: "ready", priority: "urgent" });
    });
  });
});
