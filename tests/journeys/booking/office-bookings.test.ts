import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { book, listTimes } from "#tests/support/booking/bookings";
import { findProblemsInLooks } from "#tests/support/browser/axe";
import { type Journey, setUpJourneys, waitForScripts, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables } from "#tests/support/database/rows";
import { startSite } from "#tests/support/site";

function setUpBookings(dialect: "sqlite" | "postgres"): Journey {
  const journey = setUpJourneys(() => startSite({ BUSINESS_TIMEZONE: "America/New_York" }, dialect));
  beforeEach(() => emptyTables(journey.site, "bookings", "specialDays"));
  return journey;
}

const openOffice = (journey: Journey, javaScriptEnabled: boolean) =>
  journey.openOffice({ javaScriptEnabled }, { name: "Rosa Delgado" });

const findToast = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
  const journey = setUpBookings(dialect);

  withAndWithoutJavaScript((javaScriptEnabled) => {
    let page: Page;
    const open = async (path: string) => {
      await page.goto(path);
      if (javaScriptEnabled) await waitForScripts(page);
    };
    beforeEach(async () => {
      page = journey.failOnConsoleErrors(await openOffice(journey, javaScriptEnabled), /status of 400|status of 409/);
    });

    test("an admin finds a booking, moves it, cancels it with a message and undoes the cancellation", async () => {
      const { reference } = await book(journey.site, { name: "Imani Okafor" });
      await book(journey.site, { name: "Beau Landry", email: "beau@roof.example" });
      await open("/admin/bookings");
      await page.getByRole("searchbox", { name: "Search" }).fill("OKAFOR");
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("1 of 2 bookings").waitFor();
      await page.getByRole("link", { name: "View booking of Imani Okafor" }).click();
      await page.getByRole("heading", { name: "Imani Okafor" }).waitFor();

      await page.getByText("Move to another time").click();
      await page.getByLabel("Day").fill(`${new Date().getUTCFullYear() + 1}-07-04`);
      await page.getByLabel("Time", { exact: true }).fill("7 PM");
      await page.getByRole("button", { name: "Move the booking" }).click();
      const problem = page.getByRole("alert");
      await problem.getByText("The booking isn’t moved yet.").waitFor();
      expect(await page.getByLabel("Time", { exact: true }).inputValue()).toBe("7 PM");
      await page.getByLabel("Allow a time outside the open hours").check();
      await page.getByRole("button", { name: "Move the booking" }).click();
      await findToast(page, "Booking Moved").waitFor();
      await page
        .locator(".ticket")
        .getByText(/^\w+, Jul 4, \d{4}, 7:00 PM$/)
        .waitFor();
      expect(await problem.count()).toBe(0);

      await page.getByText("Cancel this booking").click();
      await page.getByLabel("Message to the visitor").fill("That is a holiday.");
      await page.getByRole("button", { name: "Cancel the booking" }).click();
      await findToast(page, "Booking Canceled").waitFor();
      await page.getByRole("listitem").getByText("That is a holiday.").waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await findToast(page, "Booked Again").waitFor();
      await page.getByText("Cancel this booking").waitFor();
      await page.getByRole("link", { name: "Close" }).click();
      await page.waitForURL(/q=OKAFOR/);
      await page.getByText("1 of 2 bookings").waitFor();
      expect(await page.getByRole("link", { name: /^View/ }).count()).toBe(1);

      await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Week" }).click();
      // The view opens on the week of the next booking.
      await page.getByRole("link", { name: "This week" }).click();
      await page.locator('[aria-label="Weeks"] [aria-current]').waitFor();
      await page.getByRole("link", { name: "Next week" }).click();
      await page.locator('[aria-label="Weeks"] [aria-current]').waitFor({ state: "detached" });
      await page.getByRole("link", { name: "Previous week" }).click();
      await page.locator('[aria-label="Weeks"] [aria-current]').waitFor();
      expect(reference).toMatch(/^MTG-/);
    });

    test("an admin sets hours and a day off, corrects a mistake, and removes the day off", async () => {
      await open("/admin/bookings");
      await page.getByRole("link", { name: "Availability" }).click();
      await page.getByRole("link", { name: "Project call" }).click();
      // The URL changes before the form does.
      await page.locator('a[aria-current="page"]', { hasText: "Project call" }).waitFor();
      await page.getByLabel("Saturday").fill("9-5");
      await page.getByRole("button", { name: "Save hours and rules" }).click();
      await page
        .getByRole("alert")
        .getByRole("link", { name: /Is AM or PM missing/ })
        .click();
      const saturday = page.getByLabel("Saturday");
      expect(await saturday.evaluate((field) => field === document.activeElement)).toBe(true);
      await saturday.fill("9 – 11 am");
      await page.getByLabel("Monday").fill("closed");
      await page.getByRole("button", { name: "Save hours and rules" }).click();
      await findToast(page, "Availability Saved").waitFor();
      expect(await page.getByLabel("Saturday").inputValue()).toBe("9 AM – 11 AM");
      expect(await page.getByLabel("Monday").inputValue()).toBe("");
      const times = await listTimes(journey.site, "project");
      const weekdays = times.map((at) => new Date(at - 5 * 3_600_000).getUTCDay());
      expect([weekdays.includes(1), weekdays.includes(6)]).toEqual([false, true]);

      const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
      await page.getByRole("link", { name: "Add a day off" }).click();
      await page.locator("#day").fill(day);
      await page.getByLabel("Note").fill("Trade show");
      await page.getByRole("button", { name: "Add to the list" }).click();
      await findToast(page, "Day Added").waitFor();
      // The next day can be added at once.
      expect([await page.locator("#day").isVisible(), await page.getByLabel("Note").inputValue()]).toEqual([true, ""]);
      await page.getByRole("button", { name: /^Remove/ }).click();
      await findToast(page, "Day Removed").waitFor();
      await page.getByText("No days off or special hours coming up.").waitFor();
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await findToast(page, "Day Added").waitFor();
      await page.getByText("Trade show").waitFor();
    });
  });
});

describe("the screens", () => {
  const journey = setUpBookings("sqlite");

  test("have no axe violations", async () => {
    const page = await journey.openOffice({ reducedMotion: "reduce" });
    const seen = async (state: string, turn: number) =>
      (await findProblemsInLooks(page, turn)).map((one) => `${state}: ${one}`);
    const { reference } = await book(journey.site, { note: "A note", phone: "407-555-0142" });
    const found: string[] = [];
    for (const path of [
      "/admin/bookings",
      "/admin/bookings?q=nobody",
      "/admin/bookings?week",
      `/admin/bookings?week=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`,
      `/admin/bookings/${reference}`,
      "/admin/availability",
    ]) {
      await page.goto(path);
      found.push(...(await seen(path, 0)), ...(await seen(path, 1)));
    }
    await page.getByLabel("Monday").fill("late");
    await page.getByRole("button", { name: "Save hours and rules" }).click();
    await page.getByRole("alert").waitFor();
    found.push(...(await seen("wrong hours", 2)));
    await page.getByText("Add a day off or special hours").click();
    await page.getByRole("button", { name: "Add to the list" }).click();
    await page.getByRole("alert").getByText("Choose a day.").waitFor();
    found.push(...(await seen("no day", 3)));
    await page.goto(`/admin/bookings/${reference}`);
    await page.getByText("Move to another time").click();
    await page.getByRole("button", { name: "Move the booking" }).click();
    await page.getByRole("alert").waitFor();
    found.push(...(await seen("not moved", 2)));
    await page.getByText("Cancel this booking").click();
    await page.getByRole("button", { name: "Cancel the booking" }).click();
    await findToast(page, "Booking Canceled").waitFor();
    found.push(...(await seen("canceled", 3)));
    expect(found).toEqual([]);
  });

  test("an outdated form keeps the typed values and shows the saved ones beside them", async () => {
    const [mine, theirs] = [await journey.openOffice(), await journey.openOffice()];
    for (const page of [mine, theirs]) {
      await page.goto("/admin/availability?kind=strategy");
      await waitForScripts(page);
    }
    await theirs.getByLabel("Sunday").fill("1 – 3 PM");
    await theirs.getByRole("button", { name: "Save hours and rules" }).click();
    await findToast(theirs, "Availability Saved").waitFor();
    await mine.getByLabel("Sunday").fill("10 AM – 11 AM");
    await mine.getByRole("button", { name: "Save hours and rules" }).click();
    await mine.getByText("Saved now: 1 PM – 3 PM").waitFor();
    expect(await mine.getByLabel("Sunday").inputValue()).toBe("10 AM – 11 AM");
    await mine.getByRole("button", { name: "Save hours and rules" }).click();
    await findToast(mine, "Availability Saved").waitFor();
    expect(await mine.getByLabel("Sunday").inputValue()).toBe("10 AM – 11 AM");
  });
});
