import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { removeBookings } from "#tests/support/booking/bookings";
import { chooseDay } from "#tests/support/booking/choose-day";
import { book } from "#tests/support/booking/steps";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { Visitor } from "#tests/support/browser/visitor";

const journey = setUpJourneys();
beforeEach(() => removeBookings(journey.site));

const zones = [
  ["Asia/Kolkata", "India Standard Time", "Kolkata (India Standard Time)"],
  ["America/Los_Angeles", "Pacific Time", "Los Angeles (Pacific Time)"],
] as const;

const waitForReact = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")));
const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function fillForm(page: Page, email: string) {
  await page.getByLabel("Name").fill("Dana Whitfield");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("407-555-0134");
  await page.getByLabel("Note").fill("Fewer no-shows");
}

/** Clicks a time of the chosen day and returns it once its form or button is shown. */
async function chooseTime(page: Page, at: number): Promise<string> {
  const time = page.locator(".booking-times li > a").nth(at);
  const text = (await time.textContent()) ?? "";
  await time.click();
  await page.locator(".booking-pick").filter({ hasText: text }).waitFor();
  return text;
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  describe.each(zones)("in %s", (timezoneId, zone, option) => {
    test("a visitor books, moves and cancels a call", async () => {
      const page = journey.failOnConsoleErrors(
        await journey.open({ javaScriptEnabled, timezoneId, reducedMotion: "reduce" }),
        /400/,
      );
      await page.goto("/book-consultation");
      if (!javaScriptEnabled) {
        await page.getByText("Change time zone").click();
        await page.getByLabel("Your time zone").selectOption({ label: option });
        await button(page, "Show times").click();
      }
      await page.getByText(`Times are shown in ${zone}`).waitFor();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      await page.getByRole("link", { name: /^Strategy call/ }).click();
      await page.locator(".booking-kinds [aria-current]").filter({ hasText: "Strategy call" }).waitFor();
      const sheet = await page.locator(".booking-calendar caption").textContent();
      await page.getByRole("link", { name: "Later days" }).click();
      await expect.poll(() => page.locator(".booking-calendar caption").textContent()).not.toBe(sheet);
      const name = await chooseDay(page, 1);
      const time = await chooseTime(page, 0);
      if (javaScriptEnabled) {
        expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
        await expect.poll(() => page.locator(":focus").textContent()).toBe("Who should we call?");
      }

      const submit = button(page, `Book ${name.split(",", 1)[0]}, ${time}`);
      await fillForm(page, "dana");
      await submit.click();
      await page.getByRole("alert").getByText("Please enter a valid email address.").waitFor();
      expect(await page.getByLabel("Note").inputValue()).toBe("Fewer no-shows");
      await page.getByLabel("Email").fill("dana@studio.example");
      await page.getByLabel("Phone").fill("407-555-0134");
      await submit.click();

      await expect.poll(() => heading(page).textContent()).toBe(`We’ll call you ${name.split(",", 1)[0]}.`);
      expect(await page.locator(".booked-when").textContent()).toContain(zone);
      expect(await page.locator(".booked-when").textContent()).toContain("Eastern Time for us");

      await page.getByRole("link", { name: "Change the time" }).click();
      await page.getByRole("heading", { name: "Pick a new time" }).waitFor();
      const moved = await chooseTime(page, 1);
      await button(page, new RegExp(`^Move to \\w+day, ${moved}`)).click();
      await page.getByText("We moved your booking").waitFor();
      expect(await page.locator(".booked-when b").textContent()).toContain(moved.slice(0, -3));

      await page.getByText("Need to cancel?").click();
      await button(page, "Cancel this booking").click();
      await expect.poll(() => heading(page).textContent()).toBe("Canceled.");
      await page.getByRole("link", { name: "Pick another time" }).click();
      await page.getByText(`Times are shown in ${javaScriptEnabled ? zone : "Eastern Time"}`).waitFor();
    });
  });

  test("a visitor whose time is no longer open keeps the typed text and books another time", async () => {
    const page = await journey.open({ javaScriptEnabled, timezoneId: "America/New_York" });
    await page.goto("/book-consultation");
    if (javaScriptEnabled) await waitForReact(page);
    await chooseDay(page, 1);
    await chooseTime(page, 2);
    await fillForm(page, "dana@studio.example");
    const { pathname, search } = new URL(page.url());
    await book(new Visitor(journey.site), pathname + search);
    await button(page, /^Book /).click();
    await page.getByRole("alert").getByText("is no longer open").waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("Dana Whitfield");
    await page.locator(".booking-others button").first().click();
    await page.locator(".booking-pick").waitFor();
    expect(await page.getByLabel("Note").inputValue()).toBe("Fewer no-shows");
    await button(page, /^Book /).click();
    await expect.poll(() => heading(page).textContent()).toMatch(/^We’ll call you/);
  });
});

test("typed text is kept while looking for another time", async () => {
  const page = await journey.open({ timezoneId: "America/New_York" });
  await page.goto("/book-consultation");
  await waitForReact(page);
  await chooseDay(page, 1);
  await chooseTime(page, 0);
  await fillForm(page, "dana@studio.example");
  await page.getByRole("link", { name: "Change" }).click();
  await page.getByText("Pick a time above. Then tell us").waitFor();
  await expect.poll(() => page.locator(":focus").textContent()).toBe("When works for you?");
  await chooseTime(page, 3);
  expect(await page.getByLabel("Email").inputValue()).toBe("dana@studio.example");
  expect(await page.getByLabel("Note").inputValue()).toBe("Fewer no-shows");
});

test("an error disappears while its field is corrected, and the focus stays there", async () => {
  const page = await journey.open({ timezoneId: "America/New_York" });
  await page.goto("/book-consultation");
  await waitForReact(page);
  await chooseDay(page, 1);
  await chooseTime(page, 0);
  await button(page, /^Book /).click();
  await page.getByRole("alert").getByText("3 things to fix").waitFor();
  await waitForReact(page);
  await page.getByLabel("Name").click();
  await page.keyboard.type("Dana Whitfield");
  await page.getByRole("alert").getByText("2 things to fix").waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Dana Whitfield");
  expect(await page.locator("#name-error").count()).toBe(0);
});

test("every state is accessible", async () => {
  const page = await journey.open({ reducedMotion: "reduce" });
  const check = async (state: string) => {
    // The header covers what is scrolled below it.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAxeProblemsInLooks(page), state).toEqual([]);
  };
  await page.goto("/book-consultation?tz=Asia/Kolkata");
  await check("steps");
  await chooseTime(page, 0);
  await check("form");
  const taken = page.url();
  await button(page, /^Book /).click();
  await page.getByRole("alert").waitFor();
  await check("mistakes");
  await fillForm(page, "dana@studio.example");
  await button(page, /^Book /).click();
  await page.getByRole("link", { name: "Change the time" }).waitFor();
  await page.getByText("Need to cancel?").click();
  await check("booked");
  const own = page.url();
  await page.goto(taken);
  await check("not available");
  await page.goto(`${own}&move=1`);
  await chooseDay(page, 1);
  await chooseTime(page, 0);
  await check("moving");
  await page.goto(own);
  await page.getByText("Need to cancel?").click();
  await button(page, "Cancel this booking").click();
  await expect.poll(() => heading(page).textContent()).toBe("Canceled.");
  await check("canceled");
  await page.goto("/bookings/MTG-NOTTHERE");
  await check("unknown");
  await page.goto("/contact");
  await check("contact");
});
