import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { changeRows } from "#tests/support/database/rows";
import { readCsv } from "#tests/support/office/csv";
import { customerNames, getLastToast, insertFourOrders, readRowNames } from "#tests/support/office/four-orders";
import { changeOrder, findOrder } from "#tests/support/order/orders";
import { startSite } from "#tests/support/site";

const wide = { viewport: { width: 1440, height: 900 } };

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
  const journey = setUpJourneys(() => startSite({}, dialect));

  withAndWithoutJavaScript((javaScript) => {
    let page: Page;
    let ids: string[];
    beforeEach(async () => {
      ids = await insertFourOrders(journey.site);
      page = await journey.openOffice({ ...wide, javaScriptEnabled: javaScript });
      await page.goto("/admin");
      if (javaScript) await page.getByRole("checkbox", { name: "Select all" }).waitFor();
    });

    test("an admin finds an order and changes its status and priority", async () => {
      await page.getByRole("searchbox").fill("luis");
      if (!javaScript) await page.getByRole("button", { name: "Apply" }).click();
      await expect.poll(() => readRowNames(page)).toEqual(["Luis Ortega"]);
      await expect.poll(() => page.locator(".filters-count").textContent()).toBe("1 of 4 submissions");
      expect(new URL(page.url()).searchParams.get("q")).toBe("luis");
      await page.getByLabel("Status of Luis Ortega").selectOption("in_progress");
      if (!javaScript) await page.getByRole("button", { name: "Save Luis Ortega" }).click();
      await expect.poll(() => getLastToast(page).textContent()).toContain("Status Updated");
      await page.getByLabel("Priority of Luis Ortega").selectOption("urgent");
      if (!javaScript) await page.getByRole("button", { name: "Save Luis Ortega" }).click();
      await expect.poll(() => getLastToast(page).textContent()).toContain("Priority Updated");
      expect(await findOrder(journey.site, ids[1] ?? "")).toMatchObject({
        orderStatus: "in_progress",
        priority: "urgent",
      });
      expect(new URL(page.url()).searchParams.get("q")).toBe("luis");
    });

    test("an admin changes several orders, deletes them after a confirmation, and undoes that", async () => {
      for (const name of customerNames.slice(0, 2))
        await page.getByRole("checkbox", { name: `Select ${name}` }).check();
      await page.getByLabel("New status").selectOption("ready");
      await page.getByRole("button", { name: "Update Status" }).click();
      await expect.poll(() => getLastToast(page).textContent()).toContain("2 orders updated to Ready");
      if (javaScript) await expect.poll(() => page.locator("#selection").isVisible()).toBe(false);

      for (const name of customerNames.slice(1, 4))
        await page.getByRole("checkbox", { name: `Select ${name}` }).check();
      if (javaScript) expect(await page.locator("#selection b").textContent()).toBe("3 selected");
      await page.getByRole("button", { name: "Delete Selected" }).click();
      await page.getByText("Are you sure you want to delete 3 orders?").waitFor();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await expect.poll(() => getLastToast(page).textContent()).toContain("3 orders have been deleted");
      await expect.poll(() => readRowNames(page)).toEqual(["Dana Whitfield"]);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => getLastToast(page).textContent()).toContain("3 orders are back");
      await expect.poll(() => readRowNames(page)).toEqual(customerNames);
    });

    test("an admin restores orders from the trash and empties it", async () => {
      await changeRows(journey.site, "formSubmissions", {}, { deletedAt: new Date() });
      await page.getByRole("link", { name: "Trash" }).click();
      await page.getByRole("button", { name: "Restore Dana Whitfield" }).click();
      await expect.poll(() => getLastToast(page).textContent()).toContain("1 order is back");
      await page.getByRole("link", { name: "Empty the trash" }).click();
      await page.getByRole("button", { name: "Remove for good" }).click();
      await expect.poll(() => getLastToast(page).textContent()).toContain("3 orders removed for good");
      await page.getByText("The trash is empty").waitFor();
      expect(await findOrder(journey.site, ids[0] ?? "")).toMatchObject({ deletedAt: null });
    });

    test("an admin saves the filtered orders as a CSV file", async () => {
      for (const id of ids.slice(1, 3)) await changeOrder(journey.site, { id }, { orderStatus: "ready" });
      await page.getByRole("searchbox").fill("studio.example");
      await page.locator('select[name="sort"]').selectOption("oldest");
      if (!javaScript) await page.getByRole("button", { name: "Apply" }).click();
      await page.locator('select[name="status"]').first().selectOption("ready");
      if (!javaScript) await page.getByRole("button", { name: "Apply" }).click();
      await expect.poll(() => readRowNames(page)).toEqual([customerNames[2], customerNames[1]]);
      const { env } = journey.site.services;
      const before = formatIsoDate(new Date(), env.BUSINESS_TIMEZONE);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Export CSV", exact: true }).click(),
      ]);
      const days = [before, formatIsoDate(new Date(), env.BUSINESS_TIMEZONE)].map((day) => `submissions-${day}.csv`);
      expect(days).toContain(file.suggestedFilename());
      const [head = [], ...rows] = readCsv(await readFile(await file.path(), "utf8"));
      expect(rows.map((row) => [row[head.indexOf("Name")], row[head.indexOf("Status")]])).toEqual([
        [customerNames[2], "ready"],
        [customerNames[1], "ready"],
      ]);
    });
  });
});
