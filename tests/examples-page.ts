import type { Page } from "playwright";
import { industries } from "../app/order/examples/industries";
import { paths } from "../app/paths";

/** The title of the picture that is open, and its place among the others. */
export const title = (page: Page) => page.locator("dialog h2");
export const counter = (page: Page) => page.locator("dialog .lightbox-count").innerText();

/** The card of this name on the wall. */
export const card = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** The names of an industry's cards, in their order. */
export const titlesOf = (id: string) =>
  industries.find((industry) => industry.id === id)?.examples.map((one) => one.title);

/** Goes to the examples and waits until their scripts run. */
export async function openExamples(page: Page, path: string = paths.visualDesign): Promise<void> {
  await page.goto(path);
  await page.locator('#examples [role="tablist"]').waitFor();
}

/** Whether this picture has arrived. */
export const isDrawn = (image: Element) =>
  (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0;

interface Shifted extends Window {
  shifts: { value: number; hadRecentInput: boolean }[];
}

/** Notes from now on what moves on the page by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifted["shifts"] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as never as Shifted["shifts"]));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much has moved so far; `unasked` leaves out what a press excuses, as CLS does. */
export const shift = (page: Page, which: "all" | "unasked"): Promise<number> =>
  page.evaluate(
    (all) =>
      (window as never as Shifted).shifts
        .filter(({ hadRecentInput }) => all || !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    which === "all",
  );

export const wide = { viewport: { width: 1280, height: 900 } };
/** A phone also lays its scroll bar over the page instead of beside it. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
