import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

afterEach(() => vi.useRealTimers());

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("an owner sets two business days, previews the sentence first, and takes the change back", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Turnaround", exact: true }).click();
    const days = page.getByLabel("Days until delivery");
    await days.fill("0");
    await page.getByLabel("Cut-off hour").selectOption({ label: "12 PM" });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Enter a whole number from 1 to 30.").first().waitFor();
    await days.fill("2");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("Not saved yet.").waitFor();
    await page.getByText("Standard delivery is 2 business days.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();

    const visitor = await journey.open({ javaScriptEnabled });
    await visitor.goto(paths.visualDesign);
    const main = visitor.getByRole("main");
    expect(await main.innerText()).toContain("Standard delivery is 2 business days.");
    expect(await main.innerText()).not.toContain("5 PM");

    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await findToast(page, "Change Undone").waitFor();
    expect(await days.inputValue()).toBe("1");
    await visitor.reload();
    expect(await main.innerText()).toContain("Standard delivery is next day.");
  });

  test("an owner takes tomorrow off, and the order page names the next business day", async () => {
    // A Tuesday morning in New York.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-12T10:00:00-05:00") });
    await emptyTables(journey.site, "settings", "settingEdits");
    const visitor = await journey.open({ javaScriptEnabled });
    const expectReady = async (day: string) => {
      await visitor.goto(paths.visualDesign);
      await visitor.getByText(`Order by 5 PM today and get your files ${day} (Eastern Time).`).first().waitFor();
    };
    await expectReady("Wednesday, January 13");
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettings);
    await page.getByRole("link", { name: "Time zone and holidays", exact: true }).click();
    await page.getByLabel("Your own days off").fill("2027-01-13 Team day");
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();
    await page.getByRole("region", { name: "Preview" }).getByText("Team day").waitFor();
    await expectReady("Thursday, January 14");
  });

  test("an owner adds days off, and keeps what was typed when a line is wrong", async () => {
    await emptyTables(journey.site, "settings", "settingEdits");
    const page = await journey.openOffice({ javaScriptEnabled });
    await page.goto(paths.adminSettingSection("calendar"));
    const ownDays = page.getByLabel("Your own days off");
    await ownDays.fill("2027-12-24 Christmas Eve\nthe week after");
    await page.getByLabel("Closed on Columbus Day").uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("“the week after”: enter a day").first().waitFor();
    expect(await ownDays.inputValue()).toBe("2027-12-24 Christmas Eve\nthe week after");
    expect(await page.getByLabel("Closed on Columbus Day").isChecked()).toBe(false);
    await ownDays.fill("2027-12-24 Christmas Eve");
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();
    expect(await page.getByRole("region", { name: "History" }).innerText()).toContain("Closed on Columbus Day: No");
    const visitor = await journey.open({ javaScriptEnabled });
    await visitor.goto(paths.terms);
    expect(await visitor.getByRole("main").innerText()).toContain(
      "except some US federal holidays and our own days off",
    );
  });
});
