import { expect, test } from "vitest";
import { createFirstAccount } from "#app/account/first-account.server";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { findToast } from "#tests/support/shop/product-form";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("the first sign-in opens the checklist, which says what is done, until it is dismissed", async () => {
    await emptyTables(journey.site, "settings", "settingEdits", "sessions", "adminUsers");
    const password = (await createFirstAccount(journey.site.services.db)) ?? "";
    const page = await journey.open({ javaScriptEnabled });
    const signIn = async () => {
      await page.goto(paths.admin);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Login" }).click();
    };
    await signIn();
    await page.getByRole("heading", { name: "Getting started", level: 1 }).waitFor();
    const findItem = (name: string) =>
      page.getByRole("listitem").filter({ has: page.locator("b").filter({ hasText: name }) });
    const business = findItem("Business");
    await business.getByText("Not done", { exact: true }).waitFor();
    await business.getByRole("link", { name: "Business" }).click();
    await page.getByLabel("Phone").fill("(512) 555-0134");
    await page.getByRole("button", { name: "Save" }).click();
    await findToast(page, "Settings Saved").waitFor();

    await page.goto(paths.adminSetup);
    await business.getByText("Done", { exact: true }).waitFor();
    await findItem("Backup").getByRole("button", { name: "Mark as done" }).click();
    await findItem("Backup").getByRole("button", { name: "Mark as not done" }).waitFor();
    await page.getByRole("button", { name: "Dismiss the checklist" }).click();
    await findToast(page, "Checklist Dismissed").waitFor();
    await page.context().clearCookies();
    await signIn();
    await page.getByRole("navigation", { name: "Admin" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.admin);
  });
});
