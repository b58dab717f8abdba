import type { Browser } from "playwright";
import { paths } from "#app/paths";
import { startBrowser } from "../../support/browser/browser";
import { signIn } from "../sign-in";
import { startBuiltSite } from "../site";
import type { Measurement } from "../targets";
import type { lengthTargets } from "./page-targets";

const pages = {
  homeLength: [paths.home, 390],
  orderLength: [paths.visualDesign, 390],
  automationLength: [paths.automationServices, 390],
  automationTabletLength: [paths.automationServices, 768],
  vaultLength: [paths.vault, 390],
  figuresLength: [paths.adminFigures, 1440],
  figuresPhoneLength: [paths.adminFigures, 390],
} satisfies Record<keyof typeof lengthTargets, [path: string, width: number]>;

/** Of a site without records, which has what the migrations bring. */
export async function measurePageLengths(): Promise<Measurement[]> {
  const [site, browser] = await Promise.all([startBuiltSite(), startBrowser()]);
  try {
    const cookie = await signIn(`file:${site.database}`, site.origin);
    const measurements: Measurement[] = [];
    for (const [name, [path, width]] of Object.entries(pages)) {
      const lengths = await measureInBothSchemes(browser, site.origin + path, width, cookie);
      const note = `light ${lengths[0]}, dark ${lengths[1]}`;
      measurements.push({ of: name as keyof typeof pages, value: Math.max(...lengths), note });
    }
    return measurements;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measureInBothSchemes(browser: Browser, url: string, width: number, cookie: string): Promise<number[]> {
  const lengths: number[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: "reduce",
    });
    const [name = "", value = ""] = cookie.split("=", 2);
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    lengths.push(await page.evaluate(() => document.documentElement.scrollHeight));
    await context.close();
  }
  return lengths;
}
