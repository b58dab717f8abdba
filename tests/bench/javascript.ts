import { paths } from "#app/paths";
import { attributesOf, parseDocument } from "../support/document";
import { get } from "./get";
import { startBuiltSite } from "./site";
import type { Measurement } from "./targets";

export async function measureJavaScript(): Promise<Measurement[]> {
  const site = await startBuiltSite();
  try {
    const html = await get(site.origin + paths.visualDesign, "br");
    const modules = await listModules(site.origin, html.text);
    let bytes = 0;
    for (const path of modules) bytes += (await get(site.origin + path, "gzip")).body.length;
    return [{ of: "javascript", value: bytes / 1000, note: `${modules.size} modules` }];
  } finally {
    await site.stop();
  }
}

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
