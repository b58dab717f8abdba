import type { Page } from "playwright";
import { expect, test } from "vitest";
import { setUpJourneys } from "#tests/support/browser/journey";

const journey = setUpJourneys();

const inFrame = <T>(page: Page, read: (frame: HTMLIFrameElement) => T) => page.locator("dialog iframe").evaluate(read);

const readHeight = (page: Page) => inFrame(page, (frame) => frame.offsetHeight);

/** From then on, the dialog closes with the frame's keys, and steps change without a page load. */
async function waitForScripts(page: Page): Promise<void> {
  const isHydrated = () =>
    inFrame(page, ({ contentDocument }) => {
      const time = contentDocument?.querySelector(".booking-times li > a");
      return contentDocument?.readyState === "complete" && Object.keys(time ?? {}).some((key) => /^__react/.test(key));
    });
  await expect.poll(isHydrated).toBe(true);
  await expect.poll(() => readHeight(page)).toBe(900);
}

test("the dialog closes with Escape, has a frame 900 px high and confirms the booking inside it", async () => {
  const page = journey.failOnConsoleErrors(
    await journey.open({ timezoneId: "America/New_York", reducedMotion: "reduce" }),
  );
  await page.goto("/business-growth");
  await page.getByRole("link", { name: "Book a Call About a Build" }).click();
  const frame = page.frameLocator("dialog iframe");
  await waitForScripts(page);
  await frame.locator(".booking-times li > a").first().press("Escape");
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  await page.getByRole("link", { name: "Book a Call About a Build" }).click();
  const trouble = page.getByText("Having trouble with the booking form?");
  expect(await trouble.isVisible()).toBe(true);
  await frame.locator(".booking-times li > a").first().click();
  await frame.getByRole("heading", { name: "Who should we call?" }).waitFor();
  expect(await frame.locator(".booking-times").count()).toBe(0);
  await frame.getByRole("link", { name: "Change" }).click();
  await frame.locator(".booking-times li > a").first().click();
  await frame.getByLabel("Name").fill("Dana Whitfield");
  await frame.getByLabel("Email").fill("dana@studio.example");
  await frame.getByLabel("Phone").fill("407-555-0134");
  expect(await readHeight(page)).toBe(900);
  await frame.getByRole("button", { name: /^Book / }).click();
  await frame.getByRole("heading", { name: /^We’ll call you/ }).waitFor();
  expect(await readHeight(page)).toBe(900);
  await expect.poll(() => trouble.isVisible()).toBe(false);
  const [ticket, body] = await frame
    .locator(".booked, .booked-body")
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).offsetWidth));
  expect(body).toBe(ticket);
  expect(await page.evaluate(() => location.pathname)).toBe("/business-growth");
});

test("on a phone the dialog scrolls to the step that opens", async () => {
  const page = journey.failOnConsoleErrors(
    await journey.open({
      viewport: { width: 390, height: 844 },
      timezoneId: "America/New_York",
      reducedMotion: "reduce",
    }),
  );
  await page.goto("/business-growth");
  await page.getByRole("link", { name: "Book a Call About a Build" }).click();
  const frame = page.frameLocator("dialog iframe");
  await waitForScripts(page);
  const findTop = async (name: string) => (await frame.getByRole("heading", { name }).boundingBox())?.y ?? Number.NaN;
  await frame.locator(".booking-times li > a").first().click();
  await expect.poll(() => findTop("Who should we call?")).toBeLessThan(250);
  expect((await page.getByRole("heading", { name: "Ready to Explore" }).boundingBox())?.y).toBeGreaterThan(0);
  await frame.getByRole("link", { name: "Change" }).click();
  await expect.poll(() => findTop("When works for you?")).toBeLessThan(150);
  expect(await findTop("When works for you?")).toBeGreaterThan(0);
});
