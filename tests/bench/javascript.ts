import { paths } from "../../app/paths";
import { attributesOf, parseDocument } from "../support/document";
import { get } from "./get";
import { startBuiltSite } from "./site";
import type { Measurement } from "./targets";

export async function measureJavaScript(): Promise<Measurement[]> {
  const site = await startBuiltSite();
  try {
    const html = await get(site.origin + paths.visualDesign, "br");
    const modules = await listModules(site.origin, html.text);
    const sheets = attributesOf(parseDocument(html.text), 'link[rel="stylesheet"]', "href");
    const css = await Promise.all(sheets.map((path) => get(site.origin + path, "br")));
    const fonts = new Set(
      css.flatMap(({ text }) => [...text.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, path]) => path)),
    );

    const size = async (all: Iterable<string | undefined>, accept: string) => {
      let bytes = 0;
      for (const path of all) bytes += (await get(site.origin + path, accept)).body.length;
      return bytes;
    };
    const parts = {
      html: html.body.length,
      css: css.reduce((sum, { body }) => sum + body.length, 0),
      fonts: await size(fonts, "br"),
      javascript: await size(modules, "br"),
    };
    const sum = Object.values(parts).reduce((a, b) => a + b, 0);
    const list = Object.entries(parts).map(([name, bytes]) => `${name} ${kilobytes(bytes).toFixed(1)}`);
    return [
      { of: "javascript", value: kilobytes(await size(modules, "gzip")), note: `${modules.size} modules` },
      { of: "firstVisit", value: kilobytes(sum), note: list.join(", ") },
    ];
  } finally {
    await site.stop();
  }
}

const kilobytes = (bytes: number) => bytes / 1000;

/** Every module that the page loads: those in its HTML and inline scripts and their static imports, recursively. */
async function listModules(origin: string, html: string): Promise<Set<string>> {
  const page = parseDocument(html);
  const linked = [
    ...attributesOf(page, 'link[rel="modulepreload"]', "href"),
    ...attributesOf(page, "script[src]", "src"),
  ];
  const inline = page.querySelectorAll("script:not([src])").map((script) => script.rawText);
  const imported = inline.flatMap((code) => [...importsOf(code), ...dynamicImportsOf(code)]);

  const found = new Set<string>();
  const waiting = [...linked, ...imported];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { pathname } = new URL(path, origin);
    if (found.has(pathname)) continue;
    found.add(pathname);
    const { text } = await get(origin + pathname, "gzip");
    waiting.push(...importsOf(text).map((target) => new URL(target, origin + pathname).pathname));
  }
  return found;
}

function importsOf(code: string): string[] {
  const statements = /(?:^|[;}\s])(?:import|export)(?:\s*[\w$*{][^"'();]*?\bfrom)?\s*["']([^"']+\.js)["']/g;
  return [...code.matchAll(statements)].map(([, target = ""]) => target);
}

function dynamicImportsOf(code: string): string[] {
  return [...code.matchAll(/\bimport\(\s*["']([^"']+\.js)["']\s*\)/g)].map(([, target = ""]) => target);
}
