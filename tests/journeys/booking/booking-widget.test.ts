import { expect, test } from "vitest";
import { setUpJourneys } from "#tests/support/browser/journey";
import { startSite } from "#tests/support/site";

const WIDGET = "https://calendar.example/palmetto/15-minutes";
const SCRIPT = "https://scripts.example/form_embed.js";
const settings = { BOOKING_WIDGET_URL: WIDGET, BOOKING_WIDGET_SCRIPT: SCRIPT };
const journey = setUpJourneys(() => startSite(settings, "sqlite"));

test.each(["/book-consultation", "/contact", "/business-growth"])(
  "a third party's calendar is 900 px high on %s",
  async (path) => {
    const page = await journey.open({ viewport: { width: 390, height: 844 } });
    await page.route(WIDGET, (route) => route.fulfill({ contentType: "text/html", body: "Calendar" }));
    await page.goto(path);
    if (path === "/business-growth") await page.getByRole("link", { name: "Book a Call About a Build" }).click();
    const frame = page.locator("iframe[title='Booking calendar']");
    await frame.waitFor();
    // The dialog scales it while it opens.
    await expect.poll(async () => Math.round((await frame.boundingBox())?.height ?? 0)).toBe(900);
  },
);

test.each(["/book-consultation", "/contact", "/business-growth"])(
  "the form-embed script is loaded on %s only after the visitor allows it",
  async (path) => {
    const page = journey.failOnConsoleErrors(await journey.open());
    let loads = 0;
    await page.route(WIDGET, (route) => route.fulfill({ contentType: "text/html", body: "Calendar" }));
    await page.route(SCRIPT, (route) => {
      loads += 1;
      return route.fulfill({ contentType: "text/javascript", body: "document.body.dataset.embedded = 'yes'" });
    });
    await page.goto(path);
    if (path === "/business-growth") await page.getByRole("link", { name: "Book a Call About a Build" }).click();
    await page.getByText("A script from scripts.example can resize").waitFor();
    expect(loads).toBe(0);
    await page.getByRole("button", { name: "Load the script" }).click();
    await page.locator("body[data-embedded=yes]").waitFor();
    expect(loads).toBe(1);
    expect(await page.getByRole("button", { name: "Load the script" }).count()).toBe(0);
  },
);

test("without JavaScript, the script is not requested", async () => {
  const page = await journey.open({ javaScriptEnabled: false });
  await page.goto("/contact");
  await page.locator("iframe[title='Booking calendar']").waitFor();
  expect(await page.getByText("Load the script").isVisible()).toBe(false);
});
