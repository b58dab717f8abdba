import { describe, expect, test } from "vitest";
import { count, pageOf, texts, waysOf } from "../support/browser/page-parts";
import { Visitor } from "../support/browser/visitor";
import { setUpSite } from "../support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const html = (path: string) => pageOf(visitor, path);

describe("Home", () => {
  test("the headline in three sentences, and five reasons", async () => {
    const page = await html("/");
    expect(texts(page, "h1")[0]?.replaceAll(/\s+/g, " ")).toBe("Automate Everything.");
    expect(page).toMatch(/Automate Everything\..*Grow Faster\..*Work Smarter\./s);
    expect(count(page, /class="reason"/g)).toBe(5);
  });

  test("each of the fan's twenty blades leads to its trade", async () => {
    const blades = waysOf(await html("/")).filter(([, to]) => to.startsWith("/automation-services#"));
    const page = await html("/automation-services");
    expect(new Set(blades.map(([, to]) => to)).size).toBe(20);
    for (const [name, to] of blades)
      expect(page).toMatch(new RegExp(`<article class="trade" id="${to.split("#")[1]}".*?${name}</h3>`, "s"));
  });

  test("a first visit is at most 100 KB over the wire, its style at most 20 KB", async () => {
    const page = await html("/");
    const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+|\/favicon\.svg)"/g)].map(([, file = ""]) => file);
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
