import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import { insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  describe.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])("$width by $height", (viewport) => {
    const openTicket = async (number: string) => {
      const page = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled, viewport }));
      await page.goto(paths.adminOrder(number));
      return page;
    };

    test("the ticket says what to do next without scrolling, and its button leads there", async () => {
      const order = await insertPaidOrder(journey.site, { revisions: 1 });
      const page = await openTicket(order.submissionId);
      const button = page.getByRole("link", { name: "Deliver revision 1" });
      const box = await button.boundingBox();
      expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      for (const name of ["Package", "Payment", "Revision", "Status"])
        expect(await page.locator(".ticket").getByText(name, { exact: true }).first().isVisible()).toBe(true);
      expect(await page.locator(".ticket-head").innerText()).toContain("Due ");
      await button.focus();
      await page.keyboard.press("Enter");
      const heading = page.getByRole("heading", { name: "Deliver Completed Files" });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
      const top = (await heading.boundingBox())?.y ?? -1;
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(viewport.height);
      // Beside the list, only the ticket moves.
      if (javaScriptEnabled && viewport.width > 1248) expect(await page.evaluate(() => scrollY)).toBe(0);
      const showsOutline = heading.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top - 5)?.closest(".ticket") !== null;
      });
      expect(await showsOutline).toBe(true);
    });

    test("the button sends the payment link", async () => {
      const order = await insertOrder(journey.site);
      const page = await openTicket(order.submissionId);
      await page.getByRole("button", { name: "Email payment link" }).first().click();
      await page.getByRole("status").getByText("Payment Link Sent").waitFor();
    });

    test("the button answers a question", async () => {
      const question = {
        planPurchased: "other",
        orderStatus: "question",
        paymentStatus: "n/a",
        priceCents: 0,
      } as const;
      const order = await insertOrder(journey.site, question);
      const page = await openTicket(order.submissionId);
      await page.getByRole("link", { name: "Answer the question" }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("answer");
    });
  });
});
