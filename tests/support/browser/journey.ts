import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { createSignedInContext } from "../office/signed-in";
import { type Site, startSite } from "../site";
import { findAxeProblems, visualRules } from "./axe";
import { startBrowser } from "./browser";

export interface Journey {
  browser: Browser;
  site: Site;
  open(options?: BrowserContextOptions): Promise<Page>;
  openOffice(options?: BrowserContextOptions, who?: Parameters<typeof createSignedInContext>[3]): Promise<Page>;
  /** `expected` matches errors that the test causes. */
  failOnConsoleErrors(page: Page, expected?: RegExp): Page;
}

let sharedBrowser: Promise<Browser> | undefined;

async function getSharedBrowser(): Promise<Browser> {
  sharedBrowser ??= startBrowser();
  if (!(await sharedBrowser).isConnected()) sharedBrowser = startBrowser();
  return sharedBrowser;
}

/** The router logs it when a newer load of the screen replaces one whose data is still arriving. */
const REPLACED_LOAD = /^AbortError: BodyStreamBuffer was aborted/;

/** For all tests of the file or `describe` that calls it. */
export function setUpJourneys(start: () => Promise<Site> = () => startSite({}, "sqlite")): Journey {
  const consoleErrors: string[] = [];
  const journey = {
    open: async (options) => (await journey.browser.newContext({ baseURL: journey.site.origin, ...options })).newPage(),
    openOffice: async (options, who) =>
      (await createSignedInContext(journey.browser, journey.site, options, who)).newPage(),
    failOnConsoleErrors(page, expected) {
      page.on("pageerror", (error) => consoleErrors.push(String(error)));
      page.on("console", (message) => {
        const text = `${message.text()} ${message.location().url}`;
        const isExpected = REPLACED_LOAD.test(text) || expected?.test(text);
        if (message.type() === "error" && !isExpected) consoleErrors.push(text);
      });
      return page;
    },
  } as Journey;
  beforeAll(async () => {
    [journey.browser, journey.site] = await Promise.all([getSharedBrowser(), start()]);
  });
  afterEach(async () => {
    for (const context of journey.browser.contexts()) await context.close();
    expect(consoleErrors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await journey.site?.stop();
  });
  return journey;
}

export function withAndWithoutJavaScript(journeys: (javaScriptEnabled: boolean) => void): void {
  describe.each([true, false])("with JavaScript: %s", journeys);
}

/** All rules on a small light screen, the visual ones on a wide dark one too; no color is seen while it changes. */
export async function findAxeProblemsInLooks(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 900 });
  const smallScreenProblems = await findAxeProblems(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1440, height: 900 });
  return [...smallScreenProblems, ...(await findAxeProblems(page, visualRules)).map((one) => `dark, 1440: ${one}`)];
}

type Scheme = [colorScheme: "light" | "dark", width: number];

export function describeInLooks(
  journeys: (look: {
    colorScheme: Scheme[0];
    viewport: { width: number; height: number };
    reducedMotion: "reduce";
  }) => void,
  looks: Scheme[] = [
    ["light", 320],
    ["dark", 1440],
  ],
): void {
  describe.each(looks)("%s, %i wide", (colorScheme, width) =>
    journeys({ colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" }),
  );
}

/** Until React handles the page's events. Before, a page looks and works as it does without JavaScript. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}
