import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ TRUSTED_PROXIES: "1" });

/** With one of our cookies, so that the page does not come from the cache. */
async function openRendered(address: string, signal?: AbortSignal): Promise<void> {
  const headers = { Cookie: "flash=none", "X-Forwarded-For": address };
  const response = await fetch(site.origin + paths.visualDesign, { headers, signal });
  expect(response.status).toBe(200);
  await response.text();
}

test("a visitor does not wait for all the pages that another visitor keeps opening", async () => {
  let answered = 0;
  let isOver = false;
  const others = Array.from({ length: 80 }, async () => {
    while (!isOver) {
      await openRendered("203.0.113.7");
      answered++;
    }
  });
  await expect.poll(() => answered).toBeGreaterThan(80);
  const before = answered;
  await openRendered("198.51.100.9");
  const meanwhile = answered - before;
  isOver = true;
  await Promise.all(others);
  expect(meanwhile).toBeLessThan(30);
});

test("pages of closed connections are not rendered before the visitor's next page", async () => {
  const open = (count: number, signal?: AbortSignal) =>
    Array.from({ length: count }, () => openRendered("203.0.113.8", signal));
  const measure = async (work: Promise<unknown>) => {
    const begun = performance.now();
    await work;
    return performance.now() - begun;
  };
  const allPages = await measure(Promise.all(open(200)));
  const closed = new AbortController();
  let answered = 0;
  const left = open(200, closed.signal).map((page) => page.then(() => void answered++).catch(() => {}));
  await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(20);
  closed.abort();
  await Promise.all(left);
  const nextPage = await measure(openRendered("203.0.113.8"));
  expect(nextPage).toBeLessThan(allPages / 4);
});
