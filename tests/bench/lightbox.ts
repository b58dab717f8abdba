import type { Page } from "playwright";
import { paths } from "#app/paths";
import { industries } from "#app/texts/samples/designs";
import { startBrowser } from "../support/browser/browser";
import { getCard, openExamples, wideScreen } from "../support/order/examples-page";
import { median, percentile } from "./median";
import { startBuiltSite } from "./site";
import type { Measurement } from "./targets";

const LOADS = Number(process.env.LOADS ?? 8);

interface Painted {
  at: number;
  loadedAt: number;
  inLightbox: boolean;
}

type ObservedWindow = typeof globalThis & { painted: Painted[]; clicked: number };

export async function measureLightbox(): Promise<Measurement[]> {
  const [site, browser] = await Promise.all([startBuiltSite(), startBrowser()]);
  try {
    const context = await browser.newContext(wideScreen);
    await context.addInitScript(observePaints);
    const page = await context.newPage();
    const [first, later]: [number[], number[]] = [[], []];
    for (let load = 0; load <= LOADS; load++) {
      const { id, examples } = industries[0] as (typeof industries)[number];
      await openExamples(page, site.origin + paths.examples(id));
      await page.waitForLoadState("networkidle");
      for (const [place, { title }] of examples.entries()) {
        const duration = await openAndClose(page, title);
        if (load > 0) (place === 0 ? first : later).push(duration);
      }
    }
    await context.close();
    const fresh = await browser.newContext(wideScreen);
    await fresh.addInitScript(observePaints);
    const walls = await switchTabs(await fresh.newPage(), site.origin);
    return [
      { of: "lightboxFirst", value: percentile(first, 0.95), note: formatNote(first) },
      { of: "lightboxLater", value: percentile(later, 0.95), note: formatNote(later) },
      { of: "wallPaint", value: median(walls), note: formatNote(walls) },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

const formatNote = (times: number[]) =>
  `${times.length} times, half of them within ${median(times).toFixed(0)} ms, the longest ${Math.max(...times).toFixed(0)} ms`;

async function openAndClose(page: Page, title: string): Promise<number> {
  await getCard(page, title).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await getCard(page, title).click();
  const duration = await page.waitForFunction(() => {
    const { painted, clicked } = globalThis as ObservedWindow;
    const picture = painted.find(({ at, inLightbox }) => inLightbox && at > clicked);
    return picture && picture.at - clicked;
  });
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  return (await duration.jsonValue()) as number;
}

async function switchTabs(page: Page, origin: string): Promise<number[]> {
  await openExamples(page, origin + paths.visualDesign);
  await page.getByRole("tablist").evaluate((tabs) => tabs.scrollIntoView());
  for (const { name } of industries.slice(1)) {
    await page.getByRole("tab", { name }).click();
    await page.waitForLoadState("networkidle");
  }
  const painted = await page.evaluate(() => (globalThis as ObservedWindow).painted);
  return painted.map(({ at, loadedAt }) => at - loadedAt);
}

function observePaints(): void {
  const target = globalThis as ObservedWindow;
  target.painted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, loadTime, renderTime } = entry as PerformanceEntry & {
        element: Element | null;
        loadTime: number;
        renderTime: number;
      };
      target.painted.push({ at: renderTime, loadedAt: loadTime, inLightbox: Boolean(element?.closest("dialog")) });
    }
  }).observe({ type: "element", buffered: true });
  // Observed from creation, because a cached picture is there as soon as it has an address.
  const create = document.createElement.bind(document) as (name: string) => Element;
  document.createElement = ((name: string) => {
    const element = create(name);
    if (name === "img") element.setAttribute("elementtiming", "picture");
    return element;
  }) as typeof document.createElement;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      target.clicked = timeStamp;
    },
    { capture: true },
  );
}
