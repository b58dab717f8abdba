import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { findProblemsInLooks } from "#tests/support/browser/axe";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { deleteRows, emptyTables } from "#tests/support/database/rows";
import { findEmailedLink } from "#tests/support/office/people";
import { codeOf } from "#tests/support/office/second-factor";
import { findToast } from "#tests/support/shop/product-form";

const PASSWORD = "palmetto fan of twenty";
const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a colleague is invited, accepts, sets up a second factor, signs in with it, and signs out elsewhere", async () => {
    await deleteRows(journey.site, "adminUsers", { userId: "sam" });
    await emptyTables(journey.site, "outbox", "accountEvents", "signInLimits");
    const office = await journey.openOffice({ javaScriptEnabled });
    await office.goto(paths.admin);
    await office.getByRole("link", { name: "Settings", exact: true }).click();
    await office.getByRole("link", { name: "People", exact: true }).click();
    await office.getByRole("link", { name: "Add a colleague" }).click();
    await office.getByRole("link", { name: "Cancel" }).click();
    await office.getByRole("link", { name: "Add a colleague" }).click();
    await office.getByLabel("Name *", { exact: true }).fill("Sam Ortiz");
    await office.getByLabel("Email *", { exact: true }).fill("sam@palmetto");
    await office.getByLabel("Web vitals").check();
    await office.getByLabel("Orders").uncheck();
    await office.getByRole("button", { name: "Send the invitation" }).click();
    await office.getByText("Enter an email address such as").first().waitFor();
    expect(await office.getByLabel("Orders").isChecked()).toBe(false);
    await office.getByLabel("Email *", { exact: true }).fill("sam@palmetto.example");
    await office.getByRole("button", { name: "Send the invitation" }).click();
    await findToast(office, "Colleague Invited").waitFor();
    await office.getByRole("row", { name: /Sam Ortiz User ID sam .*Invited/ }).waitFor();

    const page = await journey.open({ javaScriptEnabled });
    await page.goto(await findEmailedLink(journey.site, "account-invitation"));
    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Save the password" }).click();
    await page.getByText("Choose a password with at least").waitFor();
    await page.getByLabel("New password").fill(PASSWORD);
    await page.getByRole("button", { name: "Save the password" }).click();
    await page.getByRole("heading", { name: "Inbox" }).waitFor();
    const menu = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
    expect(await menu.allInnerTexts()).toEqual(["Inbox", "Bookings", "Web vitals"]);
    await page.goto(paths.adminSales);
    await page.getByRole("heading", { name: "You can’t open this screen" }).waitFor();
    await page.getByRole("link", { name: "Go to Inbox" }).click();
    await page.getByRole("heading", { name: "Inbox" }).waitFor();

    await page.locator("summary", { hasText: "Sam Ortiz" }).click();
    await page.getByRole("link", { name: "Your account" }).click();
    await page.getByRole("link", { name: "Set up" }).click();
    await page.getByRole("img", { name: "QR code" }).waitFor();
    const secret = (await page.locator("#second-factor b.font-mono").innerText()).replaceAll(" ", "");
    const password = page.locator("#second-factor").getByLabel("Your current password");
    await password.fill(PASSWORD);
    await page.getByRole("textbox", { name: "Code" }).fill("000000");
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByText("This code isn’t right.").first().waitFor();
    await password.fill(PASSWORD);
    await page.getByRole("textbox", { name: "Code" }).fill(codeOf(secret));
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByText("These are your recovery codes.").waitFor();
    const recoveryCode = await page.locator("#second-factor ol li").first().innerText();
    if (javaScriptEnabled) expect(await findProblemsInLooks(page, 0)).toEqual([]);

    const elsewhere = await journey.open({ javaScriptEnabled });
    await elsewhere.goto(paths.admin);
    await elsewhere.getByText("Sign in as another user").click();
    await elsewhere.getByLabel("User ID or email").fill("Sam@palmetto.example");
    await elsewhere.getByLabel("Password").fill(PASSWORD);
    await elsewhere.getByRole("button", { name: "Login" }).click();
    await elsewhere.getByRole("textbox", { name: "Code" }).fill("000000");
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
    await elsewhere
      .getByText(
        "This code isn’t right, or it’s been used already. Enter the next code your app shows, or another recovery code.",
      )
      .waitFor();
    await elsewhere.getByRole("textbox", { name: "Code" }).fill(recoveryCode);
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
    await elsewhere.getByRole("heading", { name: "Inbox" }).waitFor();

    await page.goto(paths.adminAccount);
    await page.getByText("You have 9 of 10 recovery codes left.").waitFor();
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await findToast(page, "Signed Out").waitFor();
    await elsewhere.goto(paths.adminInbox);
    await elsewhere.getByRole("heading", { name: "Admin Access" }).waitFor();

    await office.goto(paths.adminPerson("sam"));
    await office.getByRole("button", { name: "Turn off the account" }).click();
    await findToast(office, "Account Turned Off").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Admin Access" }).waitFor();
    await office.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await findToast(office, "Account Turned On").waitFor();
  });

  test("a forgotten password is replaced with a link from an email", async () => {
    await emptyTables(journey.site, "outbox", "signInLimits", "accountLinks");
    const page = await journey.open({ javaScriptEnabled });
    await page.goto(paths.admin);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Email").fill("nobody");
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("Check the address").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("nobody");
    await page.getByLabel("Email").fill("sam@palmetto.example");
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    await expect.poll(() => findEmailedLink(journey.site, "account-reset").catch(() => "")).toContain("key=");
    const link = await findEmailedLink(journey.site, "account-reset");
    await page.goto(link);
    await page.getByLabel("New password").fill("another palmetto fan");
    await page.getByRole("button", { name: "Save the password" }).click();
    await page.getByRole("heading", { name: "Admin Access" }).waitFor();
    await page.getByText("Sign in with your new password.").waitFor();
    await page.goto(link);
    await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  });
});
