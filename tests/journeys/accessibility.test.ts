import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBrowser } from "../browser";
import { type Site, startSite } from "../site";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite({}, "sqlite")]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** What axe objects to on the page as it is now, and whether it can be scrolled sideways. */
async function complaints(page: Page) {
  await page.evaluate(axe);
  const violations = await page.evaluate(
    (only) => (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, { runOnly: only }),
    rules,
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return [
    ...violations.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...(wide ? ["scrolls sideways"] : []),
  ];
}

describe.each([
  { colorScheme: "light", width: 320 },
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 390 },
] as const)("$colorScheme, $width wide", ({ colorScheme, width }) => {
  const open = async () => {
    const viewport = { width, height: 900 };
    const reducedMotion = "reduce" as const;
    return (await browser.newContext({ baseURL: site.origin, colorScheme, viewport, reducedMotion })).newPage();
  };

  test("every page", async () => {
    const page = await open();
    for (const path of ["/visual-design", "/thank-you?type=order", "/thank-you?type=question", "/no/such/page"]) {
      await page.goto(path);
      expect(await complaints(page), path).toEqual([]);
    }
    await page.context().close();
  });

  test("the form over its limit, with its errors, and the checkout behind it", async () => {
    const page = await open();
    await page.goto("/visual-design");
    await page.waitForFunction(() => document.querySelector('button[aria-disabled="true"]'));
    await page.getByRole("radio", { name: /Essentials/ }).check({ force: true });
    await page.getByLabel("Flyers", { exact: true }).fill("12");
    expect(await complaints(page), "over").toEqual([]);
    // It says that it is disabled, and still answers a press with what is missing.
    await page.locator('#order-form button[type="submit"]').last().click({ force: true });
    await page.locator('#order-form [role="alert"]').waitFor();
    expect(await complaints(page), "errors").toEqual([]);
    await page.getByLabel("Flyers", { exact: true }).fill("10");
    await page.getByLabel("Full name").fill("N".repeat(200));
    await page.getByRole("textbox", { name: "Email" }).fill(`axe${width}@studio.example`);
    await page.getByLabel(/Details for each type|What you would like to know/).fill("Ten flyers.");
    await page.locator('#order-form button[type="submit"]').last().click();
    await page.waitForURL(/test-checkout/);
    expect(await complaints(page), "checkout").toEqual([]);
    await page.context().close();
  });

  test("the examples, with a picture and a pair open, modal and as pages of their own", async () => {
    const page = await open();
    await page.goto("/visual-design?industry=real-estate");
    await page.locator('#examples [role="tablist"]').waitFor();
    expect(await complaints(page), "wall").toEqual([]);
    for (const name of ["Day to dusk", "Just listed: Heron Lane"]) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.locator("dialog:modal").waitFor();
      expect(await complaints(page), name).toEqual([]);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
    }
    await page.context().close();
  });

  test("the open menu", async () => {
    const page = await open();
    await page.goto("/visual-design");
    const menu = page.locator("header summary");
    if (await menu.isVisible()) await menu.click();
    expect(await complaints(page)).toEqual([]);
    await page.context().close();
  });
});
