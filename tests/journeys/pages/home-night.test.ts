import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { findProblemsInLooks, findSidewaysScrollWithLargeText, preloadAxe } from "#tests/support/browser/axe";
import { setUpJourneys } from "#tests/support/browser/journey";
import { startSite } from "#tests/support/site";

/** Where it is between midnight and 1 a.m. now. */
const hoursBehind = new Date().getUTCHours();
const BUSINESS_TIMEZONE = `Etc/GMT${hoursBehind <= 12 ? `+${hoursBehind}` : hoursBehind - 24}`;

const journey = setUpJourneys(() => startSite({ BUSINESS_TIMEZONE }, "sqlite"));
const sentence = (time: string) => new RegExp(`^It’s ${time} in Orlando\\. Your system would be answering\\.$`);

test("at night Home is accessible in every look, and its button is in a low window's first screen", async () => {
  const page = await preloadAxe(await journey.open({ reducedMotion: "reduce" }));
  await page.goto(paths.home);
  await page.locator(".hero-night .local-time").waitFor();
  for (const turn of [0, 1, 2, 3]) expect(await findProblemsInLooks(page, turn)).toEqual([]);
  expect(await findSidewaysScrollWithLargeText(page, [320, 640])).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 657 });
  const box = await page.getByRole("link", { name: "See what we automate" }).first().boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(657);
});

test("without JavaScript the line tells the hour", async () => {
  const page = await journey.open({ javaScriptEnabled: false });
  await page.goto(paths.home);
  expect(await page.locator(".local-time").textContent()).toMatch(sentence("after midnight"));
});

test("a visitor in another time zone reads the agency’s minute, and an open page follows the day", async () => {
  const page = journey.failOnConsoleErrors(await journey.open({ timezoneId: "Asia/Tokyo" }));
  await page.clock.install();
  await page.goto(paths.home);
  const line = page.locator(".local-time");
  await expect.poll(() => line.textContent()).toMatch(sentence("12:\\d\\d AM"));
  await page.clock.fastForward("02:00:00");
  expect(await line.textContent()).toMatch(sentence("[23]:\\d\\d AM"));
  await page.clock.fastForward("10:00:00");
  expect(await page.locator(".hero-night, .local-time").count()).toBe(0);
  await page.clock.fastForward("11:30:00");
  expect(await line.textContent()).toMatch(sentence("1[12]:\\d\\d [AP]M"));
  expect(await page.locator(".hero-night").count()).toBe(1);
});

test("a clock that is slow changes nothing", async () => {
  const page = await journey.open();
  await page.clock.setFixedTime(Date.now() - 5 * 3_600_000);
  await page.goto(paths.home, { waitUntil: "networkidle" });
  expect(await page.locator(".local-time").textContent()).toMatch(sentence("after midnight"));
});
