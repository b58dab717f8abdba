import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { signedInBrowser } from "../office/office";
import { type Site, startSite } from "../site";
import { complaints, rulesOfLook } from "./axe";
import { startBrowser } from "./browser";

export interface Journey {
  browser: Browser;
  site: Site;
  /** A page in a window of its own, which is closed after the test. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** The same of somebody who is signed in; without more it is the admin. */
  openOffice(options?: BrowserContextOptions, who?: Parameters<typeof signedInBrowser>[3]): Promise<Page>;
  /** Fails the test when the browser complains about this page, unless about what is `expected`. */
  watch(page: Page, expected?: RegExp): Page;
}

let shared: Promise<Browser> | undefined;

/** The one browser of this process, which ends with it. */
async function sharedBrowser(): Promise<Browser> {
  shared ??= startBrowser();
  if (!(await shared).isConnected()) shared = startBrowser();
  return shared;
}

/** For all tests of the file or `describe` that calls it one site in the shared browser: the hooks that start and end it. */
export function setUpJourneys(start: () => Promise<Site> = () => startSite({}, "sqlite")): Journey {
  const complaints: string[] = [];
  const journey = {
    open: async (options) => (await journey.browser.newContext({ baseURL: journey.site.origin, ...options })).newPage(),
    openOffice: async (options, who) => (await signedInBrowser(journey.browser, journey.site, options, who)).newPage(),
    watch(page, expected) {
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() === "error" && !expected?.test(text)) complaints.push(text);
      });
      return page;
    },
  } as Journey;
  beforeAll(async () => {
    [journey.browser, journey.site] = await Promise.all([sharedBrowser(), start()]);
  });
  afterEach(async () => {
    for (const context of journey.browser.contexts()) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await journey.site?.stop();
  });
  return journey;
}

/** Every journey that is given, once with scripts and once without. */
export function withAndWithoutJavaScript(journeys: (javaScriptEnabled: boolean) => void): void {
  describe.each([true, false])("with JavaScript: %s", journeys);
}

/** What axe objects to on this page on a small phone by day, and what of it the look can change also widely by night. */
export async function complaintsInLooks(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 320, height: 900 });
  const small = await complaints(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1440, height: 900 });
  return [...small, ...(await complaints(page, rulesOfLook)).map((one) => `dark, 1440: ${one}`)];
}

type Scheme = [colorScheme: "light" | "dark", width: number];

/** Every journey that is given, in each of these looks: without more on a small phone by day and widely by night. */
export function inLooks(
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
