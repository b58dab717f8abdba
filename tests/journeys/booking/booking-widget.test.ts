import { expect, test } from "vitest";
import { setUpJourneys } from "../../support/browser/journey";
import { startSite } from "../../support/site";

const WIDGET = "https://calendar.example/palmetto/15-minutes";
const journey = setUpJourneys(() => startSite({ BOOKING_WIDGET_URL: WIDGET }, "sqlite"));

test.each(["/book-consultation", "/contact", "/business-growth"])(
  "a third party's calendar is 900 px high on %s",
  async (path) => {
    const page = await journey.open({ viewport: { width: 390, height: 844 } });
    await page.route(WIDGET, (route) => route.fulfill({ contentType: "text/html", body: "Calendar" }));
    await page.goto(path);
    if (path === "/business-growth") await page.getByRole("link", { name: "Schedule a Build Call" }).click();
    const frame = page.locator("iframe[title='Booking calendar']");
    await frame.waitFor();
    // The dialog scales it while it opens.
    await expect.poll(async () => Math.round((await frame.boundingBox())?.height ?? 0)).toBe(900);
  },
);
