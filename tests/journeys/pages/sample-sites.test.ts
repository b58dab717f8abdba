import type { Page } from "playwright";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import {
  findOverflowWithLargeText,
  findProblemsInLooks,
  findSidewaysScrollWithLargeText,
} from "#tests/support/browser/axe";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";

const journey = setUpJourneys();

const slugs = ["barber", "roofer", "spa"];

const answerOf = (page: Page) => page.getByRole("status").filter({ hasText: "This is a sample" });

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a sample site opens, takes a booking, answers in sight, and leads to the next one and back", async () => {
    const page = journey.failOnConsoleErrors(
      await journey.open({ javaScriptEnabled, viewport: { width: 1366, height: 657 }, reducedMotion: "reduce" }),
    );
    await page.goto(paths.websites);
    expect(await page.locator("#samples").getByText("Sample site", { exact: true }).count()).toBe(3);
    const link = page.getByRole("link", { name: "See the barber’s whole site" });
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${paths.websiteSample("barber")}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Tin Comb");
    await page.getByRole("radio", { name: "9:00 on Wednesday with Ray" }).press("Space");
    expect(
      await page
        .getByText(/^\w{3} \d+:\d+ with \w+$/)
        .filter({ visible: true })
        .allTextContents(),
    ).toEqual(["Wed 9:00 with Ray"]);
    await page.getByLabel("What are we cutting?").selectOption({ label: "The full shave, 45 min, $45" });
    await page.getByRole("button", { name: "Book it" }).click();
    const answer = answerOf(page);
    await answer.getByText("The full shave with Ray, Wednesday at 9:00.").waitFor();
    expect(await answer.boundingBox()).toMatchObject({ y: expect.closeTo(80, -2) });
    expect(await page.getByRole("radio", { checked: true }).getAttribute("value")).toBe("ray-wed-900");
    await page.getByRole("link", { name: "Next: Roofer" }).click();
    await page.getByRole("heading", { name: "Dry by Friday." }).waitFor();
    await page.getByRole("link", { name: "Close" }).click();
    await page.waitForURL(`**${paths.websites}#roofer`);
  });

  test("on a phone, the roofer's form wants all three fields and the spa's sentence books", async () => {
    const page = await journey.open({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(paths.websiteSample("roofer"));
    const send = page.getByRole("button", { name: "Get my price" });
    await send.click();
    expect(page.url()).not.toContain("?");
    await page.getByLabel("Street address").fill("88 W Plant Street");
    await page.getByText("Tile", { exact: true }).click();
    await page.getByLabel("Mobile number").fill("(407) 555-0100");
    await send.click();
    await answerOf(page).getByText("Barrel tile").waitFor();
    expect(page.url()).toMatch(/\?roof=tile#answer$/);

    await page.goto(paths.websiteSample("spa"));
    await page.getByLabel("Treatment", { exact: true }).selectOption("facial");
    await page.getByLabel("Guests", { exact: true }).selectOption("1");
    await page.getByRole("button", { name: "See open times" }).click();
    await answerOf(page).getByText("a clay and steam facial for one on Saturday, late afternoon").waitFor();
    await answerOf(page).getByRole("link", { name: "Get one like this" }).click();
    await page.waitForURL(`**${paths.bookConsultation}?kind=project`);
  });
});

test("sample sites have no accessibility problems and fit small screens with large text", async () => {
  const page = await journey.open({ reducedMotion: "reduce" });
  for (const [turn, slug] of slugs.entries()) {
    await page.goto(paths.websiteSample(slug));
    expect(await findProblemsInLooks(page, turn), slug).toEqual([]);
    expect(await findOverflowWithLargeText(page, [640, 1280]), slug).toEqual([]);
    // What a sample site draws beyond its edge is cut off, which must not happen to text.
    await page
      .locator(".sample-bar + div")
      .evaluate((site: HTMLElement) => site.style.setProperty("overflow-x", "visible"));
    expect(await findSidewaysScrollWithLargeText(page, [320]), slug).toEqual([]);
  }
});

test("the bar of the agency looks the same above every sample site, which has its own typeface", async () => {
  const page = await journey.open();
  const bars = new Set<string>();
  const headings = new Set<string>();
  for (const slug of slugs) {
    await page.goto(paths.websiteSample(slug));
    bars.add(await describeStyle(page, ".sample-bar-hot"));
    headings.add(await page.getByRole("heading", { level: 1 }).evaluate((one) => getComputedStyle(one).fontFamily));
  }
  expect(bars.size).toBe(1);
  expect(headings.size).toBe(3);
});

const describeStyle = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { font, color, backgroundColor, padding, border, letterSpacing, height } = getComputedStyle(element);
    return [font, color, backgroundColor, padding, border, letterSpacing, height].join();
  });
