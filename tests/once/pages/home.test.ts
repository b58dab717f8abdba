import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { countElements, linksOf, readPage, textOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const page = (path: string) => readPage(visitor, path);

describe("Home", () => {
  test("has a headline of three sentences, and five reasons", async () => {
    const home = await page("/");
    expect(textOf(home, "h1")).toBe("Automate Everything. Grow Faster. Work Smarter.");
    expect(countElements(home, ".reason")).toBe(5);
  });

  test("links each of the fan's twenty blades to its trade", async () => {
    const blades = linksOf(await page("/")).filter(({ to }) => to.startsWith("/automation-services#"));
    const automation = await page("/automation-services");
    expect(new Set(blades.map(({ to }) => to)).size).toBe(20);
    for (const { text, to } of blades) {
      const id = to.split("#")[1];
      expect(textOf(automation, `#${id}-name`)).toBe(text);
      expect(countElements(automation, `[aria-labelledby="${id}-name"] dl#${id}`)).toBe(1);
    }
  });

  test("a first visit loads at most 100 KB, of which styles are at most 20 KB", async () => {
    const home = await page("/");
    const files = home
      .querySelectorAll(":is(link, script, img)")
      .map((one) => one.getAttribute("href") ?? one.getAttribute("src") ?? "")
      .filter((file) => file.startsWith("/assets/") || file === "/favicon.svg");
    const styles = await Promise.all(files.filter((file) => file.endsWith(".css")).map((file) => visitor.get(file)));
    const fonts = (await Promise.all(styles.map((style) => style.text()))).flatMap((css) => [
      ...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g),
    ]);
    const all = new Set(["/", ...files, ...fonts.map(([, font = ""]) => font)]);
    const weigh = async (file: string) => {
      const response = await fetch(site.origin + file, { headers: { "Accept-Encoding": "br, gzip" } });
      return Number(response.headers.get("Content-Length") ?? (await response.arrayBuffer()).byteLength);
    };
    const weights = new Map(await Promise.all([...all].map(async (file) => [file, await weigh(file)] as const)));
    const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0);
    expect(weights.size).toBeGreaterThan(5);
    expect(sum(all)).toBeLessThanOrEqual(100 * 1024);
    expect(sum([...all].filter((file) => file.endsWith(".css")))).toBeLessThanOrEqual(20 * 1024);
  });
});
