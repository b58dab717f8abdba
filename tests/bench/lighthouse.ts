/** `npm run lighthouse [paths]`: Lighthouse's mobile simulation, by default on all pages. It comes from npm. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { paths } from "#app/paths";
import { build } from "#app/server/start.mjs";
import { findBrowser } from "../support/browser/browser";
import { parseDocument, textsOf } from "../support/document";
import { get } from "./get";
import { startBuiltSite } from "./site";

const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = Number(process.env.RUNS ?? 3);
const unlisted = [
  "/automation",
  "/automation-blueprint",
  "/thank-you?type=question",
  ...["barber", "roofer", "spa"].map(paths.websiteSample),
];
const limits = { performance: 100, others: 100, lcp: 1500, cls: 0, tbt: 50 };

interface Result {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  failed: string[];
}

build();
const [site, browser] = await Promise.all([startBuiltSite(), findBrowser()]);
const folder = mkdtempSync(join(tmpdir(), "palmetto-lighthouse-"));
try {
  const wanted = process.argv.slice(2);
  const pages = wanted.length > 0 ? wanted : [...(await listSitemapPages()), ...unlisted];
  console.log("| page | performance | accessibility | best practices | SEO | LCP ms | CLS | TBT ms |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const page of pages) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(page));
    runs.sort((a, b) => a.performance - b.performance);
    report(page, runs[Math.floor(RUNS / 2)] as Result);
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function listSitemapPages(): Promise<string[]> {
  const { text } = await get(`${site.origin}/sitemap.xml`, "identity");
  return textsOf(parseDocument(text), "loc").map((address) => new URL(address).pathname);
}

async function measure(page: string): Promise<Result> {
  const file = join(folder, "report.json");
  const flags = `--chrome-flags=${[...browser.args, "--headless=new"].join(" ")}`;
  const options = ["--quiet", "--output=json", `--output-path=${file}`, flags];
  const run = () =>
    promisify(execFile)("npx", ["--yes", LIGHTHOUSE, site.origin + page, ...options], {
      env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
      maxBuffer: 1e8,
    });
  await run().catch(run).catch(run);
  const { categories, audits } = JSON.parse(readFileSync(file, "utf8"));
  const score = (name: string) => Math.round(categories[name].score * 100);
  const refs = Object.values(categories as Record<string, { auditRefs: { id: string; weight: number }[] }>);
  const weighty = new Set(
    refs.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0)).map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(audits["largest-contentful-paint"].numericValue),
    cls: Math.round(audits["cumulative-layout-shift"].numericValue * 1000) / 1000,
    tbt: Math.round(audits["total-blocking-time"].numericValue),
    failed: [...weighty].filter((id) => audits[id].score !== null && audits[id].score < 0.9),
  };
}

function report(page: string, result: Result): void {
  const { performance, accessibility, seo, lcp, cls, tbt, failed } = result;
  const others = [accessibility, result["best-practices"], ...(unlisted.includes(page) ? [] : [seo])];
  const met =
    performance >= limits.performance &&
    others.every((score) => score >= limits.others) &&
    lcp <= limits.lcp &&
    cls <= limits.cls &&
    tbt <= limits.tbt;
  const cells = [page, performance, accessibility, result["best-practices"], seo, lcp, cls, tbt];
  console.log(`| ${cells.join(" | ")} |${met ? "" : ` not met${failed.length > 0 ? `: ${failed.join(", ")}` : ""}`}`);
  if (!met) process.exitCode = 1;
}
