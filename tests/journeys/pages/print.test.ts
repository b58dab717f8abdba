import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { setUpJourneys } from "#tests/support/browser/journey";
import { chooseOption, waitForScripts } from "#tests/support/order/order-page";
import { publicPages } from "#tests/support/public-pages";
import { insertProducts } from "#tests/support/shop/products";

const journey = setUpJourneys();

/** A page in print layout, as wide as a letter-size sheet. */
async function openPrint(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await journey.open({ viewport: { width: 740, height: 980 }, reducedMotion: "reduce", ...options });
  await page.emulateMedia({ media: "print" });
  return page;
}

/** Text that cannot be read on paper: light text, and text on a dark background. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    /** Relative luminance from 0 to 1, of a color as the browser paints it on white. */
    function lightness(color: string) {
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = "#fff";
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => (value / 255) ** 2.2);
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return "#fff";
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === "rgba(0, 0, 0, 0)" ? groundOf(element.parentElement) : backgroundColor;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!words || !element?.checkVisibility({ visibilityProperty: true }) || element.closest("svg, .sr-only, .pair"))
        continue;
      if (lightness(getComputedStyle(element).color) > 0.2) found.push(`light: ${words}`);
      if (lightness(groundOf(element)) < 0.6) found.push(`on dark: ${words}`);
    }
    return found;
  });

const pages = [
  ...publicPages,
  "/blog/missed-call",
  "/digital-vault/planner",
  "/thank-you",
  "/thank-you?type=order",
  "/no/such/page",
];

const screens = ["light", "dark"] as const;

test("every page prints dark on white, without parts that only work on a screen", async () => {
  await insertProducts(journey.site, { slug: "planner", salePriceCents: 900 }, { slug: "automation-blueprint" });
  const page = await openPrint();
  for (const path of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const colorScheme of screens) {
      await page.emulateMedia({ colorScheme });
      expect(await unreadable(page), `${path} from a ${colorScheme} screen`).toEqual([]);
    }
    for (const role of ["banner", "contentinfo"] as const) expect(await page.getByRole(role).count(), path).toBe(0);
    expect(await page.getByRole("link", { name: "Skip to main content" }).isVisible(), path).toBe(false);
  }
});

test("the dashboard's bars are visible on paper", async () => {
  const page = await openPrint();
  await page.goto("/client-portal");
  for (const colorScheme of screens) {
    await page.emulateMedia({ colorScheme });
    const fills = await page
      .locator(".dashboard-charts svg .chart-on, .dashboard-charts svg .chart-off")
      .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar).fill))]);
    expect(fills, colorScheme).toHaveLength(2);
    expect(fills, colorScheme).not.toContain("rgb(255, 255, 255)");
  }
});

test("without scripts, articles and all answers of the FAQ are printed in full, open or not", async () => {
  const page = await openPrint({ javaScriptEnabled: false });
  await page.goto("/blog/missed-call");
  const hidden = await page
    .locator("article :is(h1, h2, p, dt, dd, li):not(nav *)")
    .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).map((part) => part.textContent));
  expect(hidden).toEqual([]);
  expect(await page.getByText("It’s not clever. It’s on time.").isVisible()).toBe(true);
  expect(await page.getByRole("navigation").count(), "contents and next article").toBe(0);

  await page.goto("/faq");
  const answers = await page.locator(".faq-answer").evaluateAll((all) => all.map((answer) => answer.clientHeight > 0));
  expect(answers).toHaveLength(36);
  expect(answers).not.toContain(false);
});

test("the folded lists of the Growth page are printed, also by browsers whose styles cannot open them", async () => {
  const listed = "Training for the people who’ll use it";
  const pageWithoutSelector = await openPrint();
  await pageWithoutSelector.addInitScript(() => {
    CSS.supports = () => false;
  });
  await pageWithoutSelector.goto("/business-growth");
  const list = pageWithoutSelector.getByRole("group").filter({ hasText: listed });
  const isOpen = () => list.evaluate((details) => (details as HTMLDetailsElement).open);
  await pageWithoutSelector.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await isOpen()).toBe(true);
  await pageWithoutSelector.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await isOpen()).toBe(false);

  const page = await openPrint({ javaScriptEnabled: false });
  await page.goto("/business-growth");
  expect(await page.getByText(listed).isVisible()).toBe(true);
  expect(await page.getByText("What’s included").first().isVisible()).toBe(false);
});

test("an empty order summary and the plus and minus buttons are not printed, and a filled summary is", async () => {
  const page = await openPrint();
  await page.goto("/visual-design");
  await waitForScripts(page);
  const ticket = page.getByRole("complementary", { name: "Your order" });
  expect(await ticket.count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await chooseOption(page, /Essentials/);
  await page.emulateMedia({ media: "print" });
  expect(await ticket.innerText()).toContain("$99");
  // The pointer rests where the option was, which may be a button now.
  await page.mouse.move(0, 0);
  await expect.poll(() => unreadable(page)).toEqual([]);
});
