import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { findProblemsInLooks } from "#tests/support/browser/axe";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { changeRows, emptyTables, listRows } from "#tests/support/database/rows";
import { placeOrder } from "#tests/support/order/orders";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a colleague chooses which emails to get and sends a test, and an admin turns off emails to the team’s address", async () => {
    const { site } = journey;
    await emptyTables(site, "outbox", "summaryLines", "accountEvents", "settings", "settingEdits");
    const page = await journey.openOffice({ javaScriptEnabled });
    const chosen = { notifications: null, summaryHour: null };
    await changeRows(site, "adminUsers", { userId: "admin" }, { email: "rosa@palmetto.example", ...chosen });
    await page.goto(paths.adminAccount);
    const form = page.getByRole("region", { name: "Notifications" });
    const find = (kind: string, choice: string) =>
      form.getByRole("radiogroup", { name: kind, exact: true }).getByLabel(choice);
    if (javaScriptEnabled) {
      await find("All of these", "Right away").check();
      expect(await find("Vault ideas", "Right away").isChecked()).toBe(true);
      await find("Order reviews", "Not at all").check();
      expect(await find("All of these", "Right away").isChecked()).toBe(false);
      await find("All of these", "Not at all").check();
    }
    await find("New orders and questions", "Right away").check();
    await find("Contact form messages", "In the daily summary").check();
    await form.getByRole("button", { name: "Save notifications" }).click();
    await form.getByText("Choose an hour").first().waitFor();
    expect(await find("New orders and questions", "Right away").isChecked()).toBe(true);
    await form.getByRole("combobox", { name: "Daily summary" }).selectOption("8 AM");
    await form.getByRole("button", { name: "Save notifications" }).click();
    await findToast(page, "Notifications Saved").waitFor();
    await form.getByRole("button", { name: "Send a test email" }).click();
    await form.getByRole("status", { name: "The test email" }).getByText("Written to a file").waitFor();
    if (javaScriptEnabled) expect(await findProblemsInLooks(page, 0)).toEqual([]);

    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    await page.getByText("hello@palmetto.example; Admin (right away)").waitFor();
    await page.getByLabel("Every team email goes to the team’s address").uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();
    await page.getByText("Nobody gets these emails.").first().waitFor();
    const order = await placeOrder(site);
    const emails = await listRows(site, "outbox", { topic: "order-team", aboutId: order.id });
    expect(emails.map(({ payload }) => (payload as { to: string }).to)).toEqual(["rosa@palmetto.example"]);
    await page.goto(paths.adminSettings);
    await page.getByText("Nobody gets emails about: Messages about orders").waitFor();
  });
});
