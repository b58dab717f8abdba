import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { articles } from "#tests/support/articles";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";

const journey = setUpJourneys();

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await journey.open(options);
  await page.goto(path);
  return page;
}

const openQuestions = (page: Page) => page.locator("#websites details[open] h3").allTextContents();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("in each group of the FAQ one answer is open at a time, by keyboard too", async () => {
    const page = await visit("/faq", { javaScriptEnabled });
    expect(await openQuestions(page)).toEqual(["How much does a website cost?"]);
    await page.getByText("What do you build?").click();
    expect(await openQuestions(page)).toEqual(["What do you build?"]);
    await page.locator("#websites summary").nth(2).focus();
    await page.keyboard.press("Enter");
    expect(await openQuestions(page)).toEqual(["What do you need from me to start?"]);
    await page.keyboard.press("Enter");
    expect(await openQuestions(page)).toEqual([]);
    await page.getByRole("link", { name: /Digital Vault Warehouse/ }).click();
    await expect.poll(() => page.url()).toContain("#digital-vault");
  });

  test("on a phone, a long group of the FAQ shows five questions until the others are opened", async () => {
    const page = await visit("/faq", { javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const last = page.getByText("Can I return a visual?");
    expect(await last.isVisible()).toBe(false);
    await page.getByText("9 more questions").click();
    expect(await last.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1366, height: 657 });
    expect(await page.getByText("My industry isn’t one of the 20. Can you still help?").isVisible()).toBe(true);
  });

  test("the blog leads from a topic to an article and to the next one", async () => {
    const page = await visit("/blog", { javaScriptEnabled });
    await page.getByRole("link", { name: "Case Studies 1" }).click();
    await page.waitForURL("**/blog?category=case-studies");
    await page.getByRole("link", { name: /^The no-show, taken apart/ }).click();
    await page.waitForURL("**/blog/no-show-taken-apart");
    await page.getByRole("navigation", { name: "Next article" }).getByRole("link").click();
    await page.waitForURL("**/blog/five-things-before-they-call");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Five things");
  });

  test("the dashboard shows its figures as tables, and its plans as a table on a phone, too", async () => {
    const page = await visit("/client-portal", { javaScriptEnabled, viewport: { width: 390, height: 800 } });
    await page.getByText("See these numbers as tables").click();
    expect(await page.getByRole("row", { name: "Fri 10 4" }).isVisible()).toBe(true);
    expect(await page.getByRole("columnheader", { name: /Pro .*\$197/ }).isVisible()).toBe(true);
  });
});

describe("Automation Blueprint", () => {
  const shown = (page: Page) => page.locator("[role=timer] > [aria-hidden]").innerText();
  const digits = async (page: Page) => (await shown(page)).replace(/\s/g, "");

  /** How many wedges of the dial are lit: where the pattern of its dashes repeats, all. */
  const countLitHours = async (page: Page) => {
    const dashes = (await page.locator(".offer-dial .lit").getAttribute("stroke-dasharray"))?.split(" ") ?? [];
    const length = dashes.reduce((sum, dash) => sum + Number(dash), 0);
    return Math.round((dashes.length / 2) * (length < 24 ? 24 / length : 1));
  };

  test("counts down to the visitor's own midnight, then to the next one", async () => {
    const page = await journey.open({ timezoneId: "America/New_York" });
    // An hour before midnight in Orlando.
    await page.clock.install({ time: new Date("2026-03-11T03:00:00Z") });
    await page.goto("/automation-blueprint");
    await page.clock.pauseAt(new Date("2026-03-11T03:59:56Z"));
    await expect.poll(() => digits(page)).toBe("00:00:04");
    expect(await page.locator("[data-spoken]").textContent()).toBe("Less than a minute");
    expect(await countLitHours(page)).toBe(1);
    expect(await page.locator(".offer-dial .lit").evaluate((lit) => getComputedStyle(lit).opacity)).toBe("1");
    await page.clock.runFor(3000);
    await expect.poll(() => digits(page)).toBe("00:00:01");
    await page.clock.runFor(2000);
    await expect.poll(() => digits(page)).toBe("23:59:59");
    expect(await page.locator("[data-spoken]").textContent()).toBe("23 hours 59 minutes");
    expect(await countLitHours(page)).toBe(24);
  });

  test("counts the hours of a day on which clocks are set forward", async () => {
    const page = await journey.open({ timezoneId: "America/New_York" });
    // Half past midnight on the day when 2 a.m. becomes 3 a.m.: 22 and a half hours are left.
    await page.clock.install({ time: new Date("2026-03-08T05:00:00Z") });
    await page.goto("/automation-blueprint");
    await page.clock.pauseAt(new Date("2026-03-08T05:30:00Z"));
    await expect.poll(() => digits(page)).toBe("22:30:00");
  });

  test("the button shows an alert that payment is not connected, and stays on the page", async () => {
    const page = await visit("/automation-blueprint");
    await expect.poll(() => digits(page)).toMatch(/^\d\d:\d\d:\d\d$/);
    const said: string[] = [];
    page.on("dialog", (dialog) => {
      said.push(dialog.message());
      return dialog.dismiss();
    });
    for (const button of await page.getByRole("button", { name: "Get the Blueprint" }).all()) await button.click();
    expect(said).toEqual(Array(2).fill("The payment integration is not connected. Nothing was charged."));
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("without JavaScript, no time is shown, and the button shows the notice", async () => {
    const page = await visit("/automation-blueprint", { javaScriptEnabled: false });
    expect(await digits(page)).toBe("––:––:––");
    expect(await page.getByText("Countdown to midnight, your time").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Get the Blueprint" }).first().click();
    await page.getByText("The payment integration is not connected.").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("The Automation Blueprint");
  });
});

test("a feed reader can read the feed", async () => {
  const page = await visit("/blog");
  const feed = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')?.href ?? "";
    const parsed = new DOMParser().parseFromString(await (await fetch(address)).text(), "application/xml");
    return {
      broken: parsed.querySelector("parsererror")?.textContent ?? null,
      root: parsed.documentElement.namespaceURI,
      complete: [...parsed.querySelectorAll("entry")].map((entry) =>
        ["id", "title", "updated", "link", "content"].every((name) => entry.querySelector(name)),
      ),
    };
  });
  expect(feed).toEqual({ broken: null, root: "http://www.w3.org/2005/Atom", complete: articles.map(() => true) });
});
