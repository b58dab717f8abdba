import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { complaints } from "../axe";
import { inLooks, setUpJourneys, withAndWithoutJavaScript } from "../journey";
import { fourOrders, names, rowNames, toast } from "../office-list-page";
import { findOrder, orderInOffice } from "../orders";

const journey = setUpJourneys();
const wide = { viewport: { width: 1440, height: 900 } };

withAndWithoutJavaScript((javaScript) => {
  let page: Page;
  let ids: string[];
  beforeEach(async () => {
    ids = await fourOrders(journey.site);
    page = await journey.openOffice({ ...wide, javaScriptEnabled: javaScript });
    await page.goto("/admin");
    if (javaScript) await page.getByRole("checkbox", { name: "Select all" }).waitFor();
  });

  test("finds an order, changes its status and priority", async () => {
    await page.getByRole("searchbox").fill("luis");
    if (!javaScript) await page.getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => rowNames(page)).toEqual(["Luis Ortega"]);
    await expect.poll(() => page.locator(".filters-count").textContent()).toBe("1 of 4 submissions");
    expect(new URL(page.url()).searchParams.get("q")).toBe("luis");
    await page.getByLabel("Status of Luis Ortega").selectOption("in_progress");
    if (!javaScript) await page.getByRole("button", { name: "Save Luis Ortega" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("Status Updated");
    await page.getByLabel("Priority of Luis Ortega").selectOption("urgent");
    if (!javaScript) await page.getByRole("button", { name: "Save Luis Ortega" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("Priority Updated");
    expect(await findOrder(journey.site, ids[1] ?? "")).toMatchObject({
      orderStatus: "in_progress",
      priority: "urgent",
    });
    expect(new URL(page.url()).searchParams.get("q")).toBe("luis");
  });

  test("changes several, deletes them after the question, and takes that back", async () => {
    for (const name of names.slice(0, 2)) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await page.getByLabel("New status").selectOption("ready");
    await page.getByRole("button", { name: "Update Status" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("2 orders updated to Ready");
    if (javaScript) await expect.poll(() => page.locator("#selection").isVisible()).toBe(false);

    for (const name of names.slice(1, 4)) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    if (javaScript) expect(await page.locator("#selection b").textContent()).toBe("3 selected");
    await page.getByRole("button", { name: "Delete Selected" }).click();
    await page.getByText("Are you sure you want to delete 3 orders?").waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.poll(() => toast(page).textContent()).toContain("3 orders have been deleted");
    await expect.poll(() => rowNames(page)).toEqual(["Dana Whitfield"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("3 orders are back");
    await expect.poll(() => rowNames(page)).toEqual(names);
  });

  test("restores from the trash and empties it", async () => {
    const { db } = journey.site.services;
    await db.transact((tx) => tx.update(db.tables.formSubmissions).set({ deletedAt: new Date() }));
    await page.getByRole("link", { name: "Trash" }).click();
    await page.getByRole("button", { name: "Restore Dana Whitfield" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("1 order is back");
    await page.getByRole("link", { name: "Empty Trash" }).click();
    await page.getByRole("button", { name: "Remove for Good" }).click();
    await expect.poll(() => toast(page).textContent()).toContain("3 orders removed for good");
    await page.getByText("The trash is empty").waitFor();
    expect(await findOrder(journey.site, ids[0] ?? "")).toMatchObject({ deletedAt: null });
  });
});

inLooks((look) => {
  test("axe has nothing to say", async () => {
    const page = await journey.openOffice(look);
    const ids = await fourOrders(journey.site);
    await orderInOffice(journey.site, {
      fullName: "Old Debt",
      orderStatus: "in_progress",
      createdAt: new Date(0),
      priority: "high",
    });
    await page.goto("/admin");
    await page.getByRole("checkbox", { name: `Select ${names[0]}` }).waitFor();
    expect(await complaints(page), "list").toEqual([]);
    await page.getByRole("checkbox", { name: `Select ${names[0]}` }).check();
    expect(await complaints(page), "selection").toEqual([]);
    await page.getByRole("button", { name: "Delete Selected" }).click();
    expect(await complaints(page), "question").toEqual([]);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await toast(page).waitFor();
    expect(await complaints(page), "toast").toEqual([]);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    expect(await complaints(page), "keys").toEqual([]);
    for (const path of ["/admin?q=glaze", "/admin/trash", "/admin/trash?empty", `/admin/orders/delete?id=${ids[1]}`]) {
      await page.goto(path);
      expect(await complaints(page), path).toEqual([]);
    }
  });
});
