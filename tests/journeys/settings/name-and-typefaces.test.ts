import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { emptyTables, insertRows } from "#tests/support/database/rows";
import { publicPages } from "#tests/support/public-pages";

const journey = setUpJourneys();

async function rename(name: string): Promise<void> {
  await emptyTables(journey.site, "settings");
  await insertRows(journey.site, "settings", { section: "business", texts: { name }, changedAt: new Date() });
}

/** Where the ink of the footer's large name is, in pixels of the window, and how far its letters are stretched. */
async function measureName(page: Page) {
  return page.locator("footer .poster text").evaluate((text) => {
    const { left, right } = text.getBoundingClientRect();
    const matrix = (text as unknown as SVGTextElement).getScreenCTM();
    const context = document.createElement("canvas").getContext("2d");
    if (!matrix || !context) throw new Error("nothing is drawn");
    context.font = "800 100px Display";
    const ink = context.measureText(text.textContent ?? "");
    const baseline = matrix.f + matrix.d * Number(text.getAttribute("y"));
    return {
      left,
      right,
      top: baseline - matrix.d * ink.actualBoundingBoxAscent,
      bottom: baseline + matrix.d * ink.actualBoundingBoxDescent,
      size: matrix.d * 100,
      stretched: Number(text.getAttribute("textLength")) / ink.width,
      footer: document.querySelector("footer")?.getBoundingClientRect().top ?? 0,
      address: document.querySelector("footer address")?.getBoundingClientRect().top ?? 0,
    };
  });
}

describe("the footer's large name", () => {
  test.each([
    "Iowa",
    "Ace!",
    "Illi",
    "Palmetto Works",
    "Öl & Gas",
    "Ärztehaus Überlingen GmbH",
    "Łódź Žižkov Ştefan",
    "Wilmington Woodworkers & Moms",
    "W".repeat(30),
    "i".repeat(30),
  ])("%j fits from 320 to 1920 px and is as large as the page allows", async (name) => {
    await rename(name);
    const page = await journey.open();
    await page.goto(paths.faq);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { left, right, top, bottom, size, stretched, footer, address } = await measureName(page);
      const where = `${name} at ${width}`;
      expect(left, where).toBeGreaterThan(0);
      expect(right, where).toBeLessThanOrEqual(width);
      expect(top, where).toBeGreaterThan(footer);
      expect(bottom, where).toBeLessThan(address);
      expect(stretched, where).toBeGreaterThan(0.85);
      expect(stretched, where).toBeLessThan(1.2);
      const room = Math.min(width * 0.8, 1200);
      expect(right - left >= room || size >= 245, `${where}: ${right - left} px wide, letters of ${size} px`).toBe(
        true,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    }
  });
});

/** The names of the typefaces' files that the page has asked for since. */
function watchTypefaces(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    const file = /\/assets\/([a-z0-9-]+?)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (file) loaded.add(file);
  });
  return loaded;
}

test("every public page shows all its letters with the first file of each typeface", async () => {
  await emptyTables(journey.site, "settings");
  const page = await journey.open();
  const found: string[] = [];
  for (const path of publicPages) {
    const loaded = watchTypefaces(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const others = [...loaded].filter((file) => !["display", "text"].includes(file));
    if (others.length > 0) found.push(`${path}: ${others}`);
    page.removeAllListeners("request");
  }
  expect(found).toEqual([]);
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.each([
    ["Palmetto Works", ["display", "text"]],
    ["Café Müller", ["display", "display-latin-1", "text", "text-latin-1"]],
    [
      "Łódź Printers",
      ["display", "display-latin-1", "display-latin-extended", "text", "text-latin-1", "text-latin-extended"],
    ],
  ])("%s loads only the typefaces that have its letters", async (name, expected) => {
    await rename(name);
    const page = await journey.open({ javaScriptEnabled });
    const loaded = watchTypefaces(page);
    await page.goto(paths.faq, { waitUntil: "networkidle" });
    expect([...loaded].sort()).toEqual(expected);
  });
});
