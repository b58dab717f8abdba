import { expect, test } from "vitest";
import { delayRequests } from "#tests/support/browser/delay-requests";
import { findAxeProblemsInLooks, setUpJourneys } from "#tests/support/browser/journey";

const journey = setUpJourneys();

test("a time that is pressed while the times change to the browser's zone is chosen", async () => {
  const page = await journey.open({ timezoneId: "UTC", reducedMotion: "reduce" });
  const release = await delayRequests(page, /\.data\?/);
  await page.goto("/book-consultation");
  await page.locator("#times[aria-busy]").waitFor();
  await page.locator(".booking-times li > a").first().hover();
  await page.mouse.down();
  release();
  await page.getByText("Times are shown in UTC").waitFor();
  await page.mouse.up();
  await page.getByLabel("Name").waitFor();
});

test("the days stay readable while the browser's time zone loads", async () => {
  const page = await journey.open({ timezoneId: "Asia/Kolkata" });
  const release = await delayRequests(page, /\.data\?/);
  await page.goto("/book-consultation");
  await page.locator("#times[aria-busy]").waitFor();
  expect(await findAxeProblemsInLooks(page)).toEqual([]);
  release();
  await page.getByText("Times are shown in India Standard Time").waitFor();
});
