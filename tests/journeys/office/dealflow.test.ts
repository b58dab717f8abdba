import type { BrowserContextOptions, Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { findAxeProblems } from "#tests/support/browser/axe";
import {
  findAxeProblemsInLooks,
  type Journey,
  setUpJourneys,
  withAndWithoutJavaScript,
} from "#tests/support/browser/journey";
import { changeRows, emptyTables } from "#tests/support/database/rows";
import { insertApplications } from "#tests/support/office/dealflow";
import { waitForListScripts } from "#tests/support/office/signed-in";
import { startSite } from "#tests/support/site";

/** Three applications and no others, on a site with this database. */
function setUpDealflow(dialect: "sqlite" | "postgres" = "sqlite"): Journey {
  const journey = setUpJourneys(() => startSite({}, dialect));
  beforeEach(async () => {
    await emptyTables(journey.site, "dealflowApplications");
    await insertApplications(
      journey.site,
      { fullName: "Imani Okafor", status: "Fully Onboarded", submittedDate: new Date("2025-06-20T18:14:00Z") },
      { fullName: "Beau Landry", businessName: "Landry Roofing", email: "beau@roof.example" },
      { fullName: "Carmen Duarte", businessName: "Duarte Cleaning", email: "carmen@clean.example", status: "Live" },
    );
  });

  return journey;
}

/** The page of somebody who is signed in. */
const office = (journey: Journey, options?: BrowserContextOptions) =>
  journey.openOffice(options, { name: "Rosa Delgado" });

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
  const journey = setUpDealflow(dialect);

  withAndWithoutJavaScript((javaScriptEnabled) => {
    let page: Page;
    beforeEach(async () => {
      page = journey.failOnConsoleErrors(await office(journey, { javaScriptEnabled }));
    });

    test("an admin finds an application, opens it and marks it live", async () => {
      await page.goto("/admin/dealflow");
      if (javaScriptEnabled) await waitForListScripts(page);
      await page.getByRole("searchbox", { name: "Search" }).fill("OKAFOR");
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("1 of 3 applications").waitFor();
      await page
        .getByRole("navigation", { name: "Status" })
        .getByRole("link", { name: /Fully Onboarded/ })
        .click();
      await page.waitForURL(/q=OKAFOR&status=Fully/);
      expect(await page.locator("tbody tr").count()).toBe(1);

      await page.getByRole("link", { name: "View application of Imani Okafor" }).click();
      const ticket = page.getByRole("dialog", { name: "Imani Okafor" });
      await ticket.waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/admin\/dealflow\/.+/);
      await ticket.getByText("Car accident claims").waitFor();

      await ticket.getByRole("button", { name: "Mark Live" }).click();
      await page.getByRole("status").getByText("Application status has been updated successfully.").waitFor();
      await ticket.getByRole("button", { name: "Mark Live" }).waitFor({ state: "detached" });
      await ticket.getByText(/, Rosa Delgado$/).waitFor();
      // The application is no longer in the selected tab.
      await page.getByText("0 of 3 applications").waitFor();

      await ticket.getByRole("link", { name: "Close" }).click();
      await ticket.waitFor({ state: "detached" });
      await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: /^Live/ }).click();
      await page.getByRole("link", { name: "View application of Imani Okafor" }).waitFor();
    });

    test("an application that is already live shows the specified error and its current state", async () => {
      await page.goto("/admin/dealflow?q=imani");
      if (javaScriptEnabled) await waitForListScripts(page);
      await page.getByRole("link", { name: "View application of Imani Okafor" }).click();
      // The list has such a button too, and hides it when the ticket opens.
      const markLive = page.getByRole("dialog", { name: "Imani Okafor" }).getByRole("button", { name: "Mark Live" });
      await markLive.waitFor();
      await changeRows(journey.site, "dealflowApplications", {}, { status: "Live" });
      await markLive.click();
      await page.getByRole("status").getByText("Failed to update status.").waitFor();
      await markLive.waitFor({ state: "detached" });
    });
  });
});

describe("the screen", () => {
  const journey = setUpDealflow();

  test("with JavaScript, the focus moves to the ticket, and Escape closes it and moves the focus back", async () => {
    const page = await office(journey);
    await page.goto("/admin/dealflow");
    await waitForListScripts(page);
    const view = page.getByRole("link", { name: "View application of Beau Landry" });
    await view.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Beau Landry" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Beau Landry");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "View application of Beau Landry");
  });

  test("keyboard shortcuts search, move, open and close, and can be switched off", async () => {
    const page = await office(journey, { viewport: { width: 1440, height: 900 } });
    await page.goto("/admin/dealflow");
    await waitForListScripts(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const names = await page.locator("tbody th").allTextContents();
    const view = (row: number) => `View application of ${names[row]}`;
    for (const [key, row] of [
      ["k", 0],
      ["j", 1],
      ["j", 2],
      ["j", 2],
      ["k", 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(view(row));
    }
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: names[1] }).waitFor();
    await page.waitForFunction((name) => document.activeElement?.textContent === name, names[1]);
    // In an open record the keys open its neighbors, from there.
    await page.keyboard.press("j");
    await page.getByRole("dialog", { name: names[2] }).waitFor();
    await page.keyboard.press("k");
    await page.getByRole("dialog", { name: names[1] }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("/");
    await page.keyboard.type("?jk/");
    expect(await page.getByRole("searchbox").inputValue()).toBe("?jk/");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Shortcuts" });
    await sheet.getByText("Next application").waitFor();
    expect(await findAxeProblems(page)).toEqual([]);
    await sheet.getByLabel("Use one-key shortcuts").uncheck();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    expect(await sheet.count()).toBe(0);
    await page.getByRole("button", { name: "Shortcuts" }).click();
    expect(await sheet.getByLabel("Use one-key shortcuts").isChecked()).toBe(false);
  });

  test("has no axe violations on a phone in light mode and on a wide screen in dark mode", async () => {
    const page = await office(journey, { reducedMotion: "reduce" });
    const [long] = await insertApplications(journey.site, {
      fullName: "Maximilian".repeat(20),
      businessName: "W".repeat(200),
      email: `${"a".repeat(60)}@${"b".repeat(60)}.example`,
      websiteLink: `https://long.example/${"p".repeat(300)}`,
      status: "Fully Onboarded",
    });
    for (const path of [
      "/admin/dealflow",
      "/admin/dealflow?q=nobody&status=Live",
      `/admin/dealflow/${long?.id}`,
      "/admin/dealflow/none",
    ]) {
      await page.goto(path);
      expect(await findAxeProblemsInLooks(page), path).toEqual([]);
      // A list on a wide screen shows more than on a phone.
      if (path === "/admin/dealflow") expect(await findAxeProblems(page), path).toEqual([]);
    }
  });
});
