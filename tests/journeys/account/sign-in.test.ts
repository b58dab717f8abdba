import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { createAccount } from "#app/account/accounts.server";
import { SIGN_IN_LIMITS } from "#app/account/sign-in-limits.server";
import { findProblemsInLooks } from "#tests/support/browser/axe";
import { setUpJourneys, waitForScripts, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { startSite } from "#tests/support/site";

const PASSWORD = "palmetto fan of twenty";

/** A site with two accounts. */
const setUpAccounts = (dialect: "sqlite" | "postgres") =>
  setUpJourneys(async () => {
    const site = await startSite({}, dialect);
    const { db } = site.services;
    await createAccount(db, { userId: "admin", role: "admin", name: "Admin", email: "", password: PASSWORD });
    await createAccount(db, { userId: "sam", role: "staff", name: "Sam Ortiz", email: "", password: PASSWORD });
    return site;
  });

async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
  const journey = setUpAccounts(dialect);

  withAndWithoutJavaScript((javaScriptEnabled) => {
    test("a wrong password shows an error, the right one signs in, and Sign out signs out", async () => {
      const page = await journey.open({ javaScriptEnabled });
      await page.goto("/admin?q=dana");
      await expect
        .poll(() => page.getByLabel("Password").evaluate((input) => input === document.activeElement))
        .toBe(true);
      await signIn(page, "not this one");
      await expect.poll(() => page.locator(".toast").innerText()).toMatch(/^Access Denied\s+Incorrect password/);
      const field = page.getByLabel("Password");
      expect(await field.inputValue()).toBe("");
      expect(await field.getAttribute("aria-invalid")).toBe("true");

      await signIn(page);
      await page.getByRole("navigation", { name: "Admin" }).waitFor();
      // Signing in leads back to the first page.
      expect(new URL(page.url()).search).toBe("?q=dana");
      const links = await page.getByRole("navigation", { name: "Admin" }).getByRole("link").allInnerTexts();
      expect(links).toEqual([
        "Orders",
        "Inbox",
        "Bookings",
        "Products",
        "Purchases",
        "Deal flow",
        "Outbox",
        "Figures",
        "Reports",
        "Web vitals",
        "Settings",
      ]);
      expect(await page.locator('[aria-current="page"]').innerText()).toBe("Orders");

      await page.getByRole("button", { name: "Logout" }).click();
      await page.getByRole("heading", { name: "Admin Access" }).waitFor();
      expect(await page.getByLabel("Password").inputValue()).toBe("");
      await page.goBack();
      await page.getByRole("heading", { name: "Admin Access" }).waitFor();
      expect(await page.getByRole("navigation", { name: "Admin" }).count()).toBe(0);
    });

    test("after too many attempts the toast and the field say how long to wait", async () => {
      const page = await journey.open({ javaScriptEnabled });
      await page.goto("/admin");
      for (let i = 0; i <= SIGN_IN_LIMITS.accountFromAddress; i++) {
        await signIn(page, "not this one");
        await page.locator("#password-error").waitFor();
        // Each response clears the field.
        await expect.poll(() => page.getByLabel("Password").inputValue()).toBe("");
      }
      const words = /Too many tries\. Wait 1[45] minutes\./;
      await expect.poll(() => page.locator(".toast").innerText()).toMatch(words);
      expect(await page.locator(".toast b").innerText()).toBe("Access Denied");
      expect(await page.locator("#password-error").innerText()).toMatch(words);
      await emptyTables(journey.site, "signInLimits");
    });

    test("another user signs in, and Sign out everywhere ends all sessions", async () => {
      const page = await journey.open({ javaScriptEnabled });
      const elsewhere = await journey.open({ javaScriptEnabled });
      for (const one of [page, elsewhere]) {
        await one.goto("/admin");
        await one.getByText("Sign in as another user").click();
        await one.getByLabel("User ID").fill("sam");
        await signIn(one);
        await one.getByRole("navigation", { name: "Admin" }).waitFor();
      }
      expect(await page.getByRole("navigation", { name: "Admin" }).getByRole("link").allInnerTexts()).toEqual([
        "Orders",
        "Inbox",
        "Bookings",
      ]);
      await page.getByText("Sam Ortiz").click();
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await page.getByRole("heading", { name: "Admin Access" }).waitFor();
      await elsewhere.reload();
      await elsewhere.getByRole("heading", { name: "Admin Access" }).waitFor();
    });
  });
});

describe("the sign-in card", () => {
  const journey = setUpAccounts("sqlite");

  test("when a session ends on an open screen, the card replaces it, and signing in returns to it", async () => {
    const page = await journey.open();
    await page.goto("/admin");
    await signIn(page);
    await page.getByRole("navigation", { name: "Admin" }).waitFor();
    await waitForScripts(page);
    await page.evaluate(() => document.body.setAttribute("data-same", "document"));
    await emptyTables(journey.site, "sessions");
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("heading", { name: "Admin Access" }).waitFor();
    expect(await page.locator("body").getAttribute("data-same")).toBe("document");
    expect(await page.title()).toMatch(/^Admin Access/);
    await signIn(page);
    await page.getByRole("navigation", { name: "Admin" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin");
  });

  test("axe finds no problems on the sign-in card, its errors, the menu and the access-denied page", async () => {
    const page = await journey.open({ reducedMotion: "reduce" });
    await page.goto("/admin");
    expect(await findProblemsInLooks(page, 0), "card").toEqual([]);
    await page.getByText("Sign in as another user").click();
    await page.getByLabel("User ID").fill("sam");
    await signIn(page, "not this one");
    await page.getByRole("button", { name: "Close" }).waitFor();
    expect(await findProblemsInLooks(page, 0), "refused").toEqual([]);
    await signIn(page);
    await page.getByRole("navigation", { name: "Admin" }).waitFor();
    await waitForScripts(page);
    await page.getByText("Sam Ortiz").click();
    expect(await findProblemsInLooks(page, 0), "menu").toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("button", { name: "Sign out everywhere" }).isVisible()).toBe(false);
    await page.goto("/admin/outbox");
    await page.getByRole("heading", { name: "You can’t open this screen" }).waitFor();
    expect(await findProblemsInLooks(page, 0), "not for this role").toEqual([]);
  });
});
