import type { Browser, ViewportSize } from "playwright";
import { paths } from "#app/paths";
import { startBrowser } from "../support/browser/browser";
import { startBuiltSite } from "./site";
import type { Measurement } from "./targets";

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What a browser loads before the visitor scrolls: the compressed contents, and in the notes the headers. */
export async function measureFirstVisits(): Promise<Measurement[]> {
  const [site, browser] = await Promise.all([startBuiltSite(), startBrowser()]);
  try {
    const home = await measureVisit(browser, site.origin + paths.home);
    const order = await measureVisit(browser, site.origin + paths.visualDesign);
    return [
      { of: "homeVisit", ...home },
      { of: "orderVisit", ...order },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The heavier one of the two windows. */
async function measureVisit(browser: Browser, address: string): Promise<{ value: number; note: string }> {
  const visits = [];
  for (const viewport of windows) visits.push(await loadPage(browser, address, viewport));
  return {
    value: Math.max(...visits.map(({ bytes }) => bytes)) / 1000,
    note: visits.map(({ note }) => note).join("; "),
  };
}

async function loadPage(
  browser: Browser,
  address: string,
  viewport: ViewportSize,
): Promise<{ bytes: number; note: string }> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const kinds: Record<string, number> = {};
  let headers = 0;
  const finished: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const count = async () => {
      const sizes = await request.sizes();
      kinds[request.resourceType()] = (kinds[request.resourceType()] ?? 0) + sizes.responseBodySize;
      headers += sizes.responseHeadersSize;
    };
    finished.push(count());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await Promise.all(finished);
  await context.close();
  const parts = Object.entries({ ...kinds, headers }).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`);
  return {
    bytes: Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0),
    note: `${viewport.width} px, ${finished.length} files: ${parts.join(", ")}`,
  };
}
