import type { Page } from "playwright";

/** Until React handles the page's events. Before, a page looks and works as it does without JavaScript. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}
