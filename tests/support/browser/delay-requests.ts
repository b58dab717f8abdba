import type { Page } from "playwright";

/** Returns a function that lets the requests continue. */
export async function delayRequests(page: Page, addresses: string | RegExp, method = "GET"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (route.request().method() === method) await released;
    // The page may have canceled the request meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Keeps React from starting. */
export const delayScripts = (page: Page) => delayRequests(page, "**/assets/entry.client*");
