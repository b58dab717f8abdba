import { expect, test } from "vitest";
import { setUpJourneys } from "../../support/browser/journey";

const journey = setUpJourneys();

test("the dialog closes with Escape, resizes to its steps and confirms the booking in place", async () => {
  const page = journey.failOnConsoleErrors(
    await journey.open({ timezoneId: "America/New_York", reducedMotion: "reduce" }),
  );
  await page.goto("/business-growth");
  await page.getByRole("link", { name: "Schedule a Build Call" }).click();
  const frame = page.frameLocator("dialog iframe");
  const fits = () =>
    page.locator("dialog iframe").evaluate((one: HTMLIFrameElement) => {
      const root = one.contentDocument?.documentElement;
      return root && root.scrollHeight <= one.clientHeight && one.clientHeight - root.offsetHeight < 2;
    });
  await frame.locator(".booking-times li > a").first().press("Escape");
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  await page.getByRole("link", { name: "Schedule a Build Call" }).click();
  await frame.locator(".booking-times li > a").first().click();
  await frame.getByLabel("Name").fill("Dana Whitfield");
  await frame.getByLabel("Email").fill("dana@studio.example");
  await expect.poll(fits).toBe(true);
  await frame.getByRole("button", { name: /^Book / }).click();
  await frame.getByRole("heading", { name: /^See you/ }).waitFor();
  await expect.poll(fits).toBe(true);
  const [ticket, body] = await frame
    .locator(".booked, .booked-body")
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).offsetWidth));
  expect(body).toBe(ticket);
  expect(await page.evaluate(() => location.pathname)).toBe("/business-growth");
});
