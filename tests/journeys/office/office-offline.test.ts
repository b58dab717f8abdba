import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { setUpJourneys } from "#tests/support/browser/journey";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { waitForListScripts } from "#tests/support/office/signed-in";

const journey = setUpJourneys();

/** The page of an admin who is signed in. */
const office = (options: BrowserContextOptions = {}) => journey.openOffice({ reducedMotion: "reduce", ...options });

/** Waits until the service worker handles the page's requests. */
async function withWorker(page: Page, path = "/admin/outbox"): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** The addresses in all caches of the browser. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
    return kept;
  });
}

const vitals = () => listRows(journey.site, "webVitals");

describe("without a connection,", () => {
  test("an office page is replaced by the offline page, which leads back to the same address", async () => {
    const page = await office();
    await withWorker(page);
    await page.reload();
    await page.context().setOffline(true);
    await page.goto("/admin/outbox?state=dead");
    await page.getByRole("heading", { name: "No connection" }).waitFor();
    expect(await page.evaluate(() => document.fonts.load("800 16px Display").then((fonts) => fonts.length))).toBe(1);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).not.toBe("rgba(0, 0, 0, 0)");
    // Otherwise the page could reload by itself before the click.
    await page.context().route("**/healthz", (route) => route.abort());
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Outbox" }).waitFor();
    expect(new URL(page.url()).search).toBe("?state=dead");
  });

  test("the offline page opens the requested page by itself once online", async () => {
    const page = await office();
    await withWorker(page);
    await page.context().setOffline(true);
    await page.goto("/admin/outbox?state=dead");
    await page.getByText("We’ll open the page you asked for as soon as you’re back online.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Outbox" }).waitFor();
    expect(new URL(page.url()).search).toBe("?state=dead");
  });

  test("the offline page also opens the requested page after the server was down", async () => {
    const page = await office();
    await withWorker(page);
    await page.goto("/admin/outbox");
    // The server is down, but the browser's connection stays up.
    const down = (url: URL) => url.pathname === "/healthz" || url.pathname === "/admin/metrics";
    await page.context().route(down, (route) => route.abort());
    await page.goto("/admin/metrics");
    await page.getByRole("heading", { name: "No connection" }).waitFor();
    await page.waitForRequest("**/healthz");
    await page.context().unroute(down);
    await page.getByRole("heading", { name: "Web vitals", exact: true }).waitFor();
  });

  test("without JavaScript, the offline page has only a link", async () => {
    const plain = await office({ javaScriptEnabled: false });
    await plain.goto("/admin/offline");
    expect(await plain.getByRole("link", { name: "Try again" }).count()).toBe(1);
    expect(await plain.getByText("as soon as you’re back online").isVisible()).toBe(false);
  });

  test("built files are cached, documents and data are not", async () => {
    const page = await office();
    await withWorker(page);
    await page.reload();
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Web vitals" }).click();
    await page.getByRole("heading", { name: "Web vitals" }).waitFor();
    await page.goto("/admin/outbox?q=dana");
    const kept = await cached(page);
    expect(kept.filter((path) => !path.startsWith("/assets/"))).toEqual(["/admin/offline"]);
    // The styles of every page and of the office.
    expect(kept.filter((path) => path.endsWith(".css"))).toHaveLength(2);
    expect(kept.filter((path) => path.endsWith(".woff2"))).toHaveLength(6);
    expect(kept.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3);
    const offline = await page.evaluate(async () => (await caches.match("/admin/offline"))?.text());
    expect(offline).not.toContain("Logout");
  });

  test("the service worker of a new build replaces the old one and removes its cache", async () => {
    const page = await office();
    await withWorker(page);
    await page.evaluate(async () => {
      await caches.open("office-older-build");
      await caches.open("of-somebody-else");
      await navigator.serviceWorker.register("/admin/worker.js?v=next-build", { scope: "/admin" });
    });
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).sort()), { timeout: 15_000 })
      .toEqual(["of-somebody-else", "office-next-build"]);
  });

  test("typed text stays, nothing is sent, and leaving the page asks first", async () => {
    const page = await office();
    await withWorker(page);
    const search = page.getByRole("searchbox", { name: "Search" });
    await page.context().setOffline(true);
    await page.getByText("No connection. What you typed stays here").waitFor();
    await search.fill("dana");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.evaluate(() =>
      document.querySelector("main")?.insertAdjacentHTML("beforeend", "<textarea aria-label=Note>"),
    );
    await page.getByLabel("Note").fill("Call Dana back");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      return dialog.dismiss();
    });
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Web vitals" }).click();
    await page.getByText("We couldn’t load the web vitals. Try again.").waitFor();
    expect(asked).toEqual([]);
    await page.evaluate(() => location.assign("/admin/metrics"));
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    expect(await search.inputValue()).toBe("dana");
    expect(await page.getByLabel("Note").inputValue()).toBe("Call Dana back");
    expect(new URL(page.url()).search).toBe("");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL("**/admin/outbox?q=dana**");
  });

  test("the service worker can be removed", async () => {
    const page = await office();
    await withWorker(page);
    await page.goto("/admin/outbox?worker=off");
    const left = async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length];
    await expect.poll(() => page.evaluate(left), { timeout: 15_000 }).toEqual([0, 0]);
  });

  test("public pages do not use the service worker", async () => {
    const page = await office();
    await withWorker(page);
    await page.goto("/visual-design");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

describe("measurements", () => {
  test("are sent when a page is left, under the name of its screen", async () => {
    await emptyTables(journey.site, "webVitals");
    const page = await office();
    const ofOutbox = async () => (await vitals()).filter((row) => row.page === "/admin/outbox");
    // A visit that ends before the browser has measured everything sends less, so there may be several.
    const visit = async () => {
      await page.goto("/admin/outbox?q=dana");
      await waitForListScripts(page);
      await page.getByRole("searchbox", { name: "Search" }).click();
      await page.goto("/admin/metrics");
      return (await ofOutbox()).map(({ metric }) => metric);
    };
    await expect.poll(visit, { timeout: 60_000 }).toEqual(expect.arrayContaining(["TTFB", "FCP"]));
  });

  test("are not sent without JavaScript, and the screens still work", async () => {
    const page = await office({ javaScriptEnabled: false });
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto("/admin/metrics");
    await page.getByRole("heading", { name: "Web vitals", exact: true }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Outbox" }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill("nobody");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("No messages found").waitFor();
    expect(posts).toEqual([]);
  });
});
