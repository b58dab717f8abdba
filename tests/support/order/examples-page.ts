import type { Page } from "playwright";
import { paths } from "#app/paths";
import { industries } from "#app/texts/samples/designs";

export const getTitle = (page: Page) => page.locator("dialog h2");
export const readCounter = (page: Page) => page.locator("dialog .lightbox-count").innerText();
export const readPosition = async (page: Page) => (await readCounter(page)).replace(/\s+/g, " ");

export const getCard = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

export const listTitles = (id: string) =>
  industries.find((industry) => industry.id === id)?.examples.map((element) => element.title);

export const withoutWaitingForPictures = { waitUntil: "commit" } as const;

export async function openExamples(page: Page, path: string = paths.visualDesign): Promise<void> {
  await page.goto(path, withoutWaitingForPictures);
  await page.locator('#examples [role="tablist"]').waitFor();
}

/** For tests of links: drawing pictures would take most of their time. */
export async function blockPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp"] });
}

/** Requests wait until `release`, and again after `hold`. */
export async function delayRequests(page: Page, addresses: string | RegExp) {
  let released: Promise<void>;
  let release = () => {};
  const hold = () => {
    released = new Promise((open) => {
      release = open;
    });
  };
  hold();
  await page.route(addresses, (route) => released.then(() => route.continue()));
  return { hold, release: () => release() };
}

export const readVisibleState = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(`#examples ${selector}`)];
    return {
      address: location.href,
      selected: all('[aria-selected="true"]')[0]?.textContent,
      titles: all("h3").map((heading) => heading.textContent),
      positions: all("h2, [role=tab], .wall").map((part) => {
        const { left, top, width } = part.getBoundingClientRect();
        return [left, top, width];
      }),
    };
  });

/** Runs in the page. Finds the link at each card, or what covers it. */
export const listCardTargets = () =>
  [...document.querySelectorAll("#examples .print")].map((print) => {
    const heading = print.querySelector("h3") as Element;
    heading.scrollIntoView({ behavior: "instant", block: "center" });
    const { left, top } = heading.getBoundingClientRect();
    return document
      .elementFromPoint(left + 5, top + 5)
      ?.closest("a")
      ?.getAttribute("href");
  });

/** Runs in the page. Compressed, without headers, as `npm run bench -- first-visit` counts. */
export const countBytesFetched = () =>
  [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
    (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
    0,
  );

interface Point {
  x: number;
  y: number;
}

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (const part of [0.3, 0.6, 1])
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await touch("touchEnd", []);
}

/** In percent of the thumb's range. */
export const readDividerPosition = (slider: Element): number => {
  const frame = slider.parentElement as HTMLElement;
  const [outer, line] = [frame, frame.querySelector(".pair-line") as Element].map((element) =>
    element.getBoundingClientRect(),
  );
  const middle = (line?.left ?? 0) + (line?.width ?? 0) / 2 - (outer?.left ?? 0);
  return Math.round((100 * (middle - 22)) / ((outer?.width ?? 0) - 44));
};

export const isImageLoaded = (image: Element) =>
  (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0;

interface WindowWithShifts extends Window {
  shifts: { value: number }[];
}

/** From now on. Typefaces that arrive late on a busy machine are not what the caller asks about. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: WindowWithShifts["shifts"] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as never as WindowWithShifts["shifts"]));
    }).observe({ type: "layout-shift" });
  });
}

/** Includes shifts that CLS ignores because they follow a click. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as WindowWithShifts).shifts.reduce((sum, { value }) => sum + value, 0));

export const wideScreen = { viewport: { width: 1280, height: 900 } };
/** The scroll bar of a phone lies over the page. */
export const phoneScreen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
