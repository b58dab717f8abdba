import { startBrowser } from "../../tests/support/browser/browser";

export type Browser = Awaited<ReturnType<typeof startBrowser>>;

/** The browser of the site's tests, so that everything is always drawn by the same one. It is closed afterwards. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>, args: string[] = []): Promise<T> {
  const browser = await startBrowser({ args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
