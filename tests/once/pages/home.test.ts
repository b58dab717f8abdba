import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, readPage, textOf, textsOf } from "#tests/support/document";
import { clearProducts, insertProducts } from "#tests/support/shop/products";
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

  test("links each price to the order form with that package", async () => {
    const hrefs = attributesOf(await page("/"), ".prices a", "href");
    expect(hrefs).toEqual(["basic", "starter", "growth", "pro"].map(paths.orderFormWith));
  });

  test("links each of the fan's twenty blades to a night, and that to its industry", async () => {
    const home = await page("/");
    const automation = await page("/automation-services");
    const blades = home.querySelectorAll(".hero-fan a");
    expect(new Set(blades.map((blade) => blade.getAttribute("href"))).size).toBe(20);
    for (const blade of blades) {
      const night = blade.getAttribute("href") ?? "";
      const id = night.replace("#night-", "");
      expect(textOf(home, `${night} h3`)).toBe(textOf(blade));
      expect(countElements(home, `${night} li`)).toBe(4);
      expect(countElements(home, `${night} a[href="/automation-services#${id}"]`)).toBe(1);
      expect(textOf(automation, `#${id}-name`)).toBe(textOf(blade));
      expect(countElements(automation, `[aria-labelledby="${id}-name"] dl#${id}`)).toBe(1);
    }
  });

  test("says the lowest price of a download, also after it changes", async () => {
    const readFacts = async () => textsOf(await page("/"), ".service-facts > li");
    await clearProducts(site);
    expect(await readFacts()).toContain("Pay once, no subscription");
    await insertProducts(site, { priceCents: 0 }, { priceCents: 1400 }, { priceCents: 100, status: "draft" });
    expect(await readFacts()).toContain("From $14, paid once");
    await insertProducts(site, { priceCents: 900 });
    expect(await readFacts()).toContain("From $9, paid once");
  });

  test("a first visit loads at most 92 KB, of which styles are at most 20 KB", async () => {
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
    expect(sum(all)).toBeLessThanOrEqual(92_000);
    expect(sum([...all].filter((file) => file.endsWith(".css")))).toBeLessThanOrEqual(20 * 1024);
  });
});
