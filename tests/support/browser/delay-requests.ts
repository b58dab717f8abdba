import type { Page } from "playwright";

/** Lets what the page asks for at these addresses, by this method, wait until what is returned is called. */
export async function delayRequests(page: Page, addresses: string | RegExp, method = "GET"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (route.request().method() === method) await released;
    // Whoever waited may have been given up meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** The modules that begin React: a page whose scripts do not run yet. */
export const delayScripts = (page: Page) => delayRequests(page, "**/assets/entry.client*");
