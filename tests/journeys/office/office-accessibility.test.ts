import type { Page } from "playwright";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { officeScreens } from "#app/office-screens";
import { paths } from "#app/paths";
import { findAxeProblems, findProblemsInLooks } from "#tests/support/browser/axe";
import { setUpJourneys, waitForScripts } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { customerNames, getLastToast, insertFourOrders } from "#tests/support/office/four-orders";
import { insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();
let ids: string[];
beforeEach(async () => {
  ids = await insertFourOrders(journey.site);
});

// Each state is opened once, and checked on a phone in light mode and a wide screen in dark mode.
describe("axe", () => {
  const seen = (page: Page) => findProblemsInLooks(page, 0);

  test("finds no problems in the list", async () => {
    const page = await journey.openOffice({ reducedMotion: "reduce" });
    await insertOrder(journey.site, {
      fullName: "Old Debt",
      orderStatus: "in_progress",
      createdAt: new Date(0),
      priority: "high",
    });
    await page.goto("/admin");
    await waitForScripts(page);
    expect(await seen(page), "list").toEqual([]);
    // A list on a wide screen shows more than on a phone.
    expect(await findAxeProblems(page), "wide list").toEqual([]);
    await page.getByRole("checkbox", { name: `Select ${customerNames[0]}` }).check();
    expect(await seen(page), "selection").toEqual([]);
    await page.getByRole("button", { name: "Delete Selected" }).click();
    expect(await seen(page), "question").toEqual([]);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await getLastToast(page).waitFor();
    expect(await seen(page), "toast").toEqual([]);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Shortcuts" }).waitFor();
    expect(await seen(page), "keys").toEqual([]);
    for (const path of ["/admin?q=glaze", "/admin/trash", "/admin/trash?empty", `/admin/orders/delete?id=${ids[1]}`]) {
      await page.goto(path);
      expect(await seen(page), path).toEqual([]);
    }
  });

  test("finds no problems in an empty list, an order in the trash, an email to several customers and the error pages", async () => {
    const page = await journey.openOffice({ reducedMotion: "reduce" });
    await page.goto(`/admin/orders/compose?${ids.map((id) => `id=${id}`).join("&")}`);
    await waitForScripts(page);
    await page.getByText("To 4 customers.").click();
    await page.getByRole("dialog").getByText("walter@studio.example").waitFor();
    expect(await seen(page), "recipients").toEqual([]);

    const { db } = journey.site.services;
    const trashed = await insertOrder(journey.site, { deletedAt: new Date() });
    await page.goto(`/admin/orders/${trashed.submissionId}`);
    expect(await page.getByRole("main").innerText()).toContain("trash");
    expect(await seen(page), "in the trash").toEqual([]);

    await emptyTables(journey.site, "formSubmissions");
    await page.goto("/admin");
    await page.getByText("No submissions found").waitFor();
    expect(await seen(page), "empty").toEqual([]);

    await page.goto("/admin/no/such/screen");
    expect(await seen(page), "404 anywhere").toEqual([]);
    await page.goto("/admin/orders/SUB-NOTTHERE");
    await page.getByRole("heading", { name: "Not found" }).waitFor();
    expect(await seen(page), "404").toEqual([]);

    const reading = vi.spyOn(db.read, "$count").mockRejectedValue(new Error("broken"));
    await page.goto("/admin/outbox");
    reading.mockRestore();
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    expect(await seen(page), "500").toEqual([]);
  });
});

describe("with the keyboard alone", () => {
  const focusOf = (page: Page) =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      // A link that fills its cell has the ring there.
      const own = getComputedStyle(at);
      const { outlineStyle, outlineWidth, outlineColor } =
        own.outlineStyle === "none" ? getComputedStyle(at, "::after") : own;
      const { top, bottom } = at.getBoundingClientRect();
      return {
        what: at.id || at.getAttribute("aria-label") || at.textContent,
        inSight: bottom > 0 && top < innerHeight,
        left: at === document.body,
        ring: outlineStyle !== "none" && outlineColor !== "rgba(0, 0, 0, 0)" ? Number.parseFloat(outlineWidth) : 0,
      };
    });

  test("the first Tab offers to skip the header, and the focus is always visible", async () => {
    const page = await journey.openOffice();
    const focus = () => focusOf(page);
    const menu = officeScreens.flatMap(({ isInMenu, pattern }) => (isInMenu ? [pattern] : []));
    for (const path of [
      ...menu,
      paths.adminTrash,
      `${paths.adminBookings}?week`,
      paths.adminAvailability,
      paths.adminProduct("new"),
    ]) {
      await page.goto(path);
      await waitForScripts(page);
      await page.keyboard.press("Tab");
      await expect.poll(focus, { message: path }).toMatchObject({ what: "Skip to main content", inSight: true });
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await focus()).what, { message: path }).toBe("main");
      const seen = new Set<string | null>();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press("Tab");
        const { what, inSight, ring, left } = await focus();
        // After the last element, the focus leaves the page or starts again.
        if (left || what === "Skip to main content") break;
        seen.add(what);
        expect([what, inSight, ring >= 2], path).toEqual([what, true, true]);
      }
      expect(seen, path).not.toContain("Logout");
      // Without measurements, the screen of web vitals has nothing to press.
      if (path !== "/admin/metrics") expect(seen.size, path).toBeGreaterThan(0);
    }
  });
});
