import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ TRUSTED_PROXIES: "1" });

/** With one of our cookies, so that the page does not come from memory. */
async function openRendered(address: string, signal?: AbortSignal): Promise<void> {
  const headers = { Cookie: "flash=none", "X-Forwarded-For": address };
  const response = await fetch(site.origin + paths.visualDesign, { headers, signal });
  expect(response.status).toBe(200);
  await response.text();
}

test("who opens a page is not answered after all the pages that another visitor keeps opening", async () => {
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

test("pages of connections that were closed are not rendered before the visitor's next page", async () => {
  const closed = new AbortController();
  const left = Array.from({ length: 300 }, () => openRendered("203.0.113.8", closed.signal).catch(() => {}));
  // By then, the others have arrived.
  await openRendered("198.51.100.10");
  closed.abort();
  await Promise.all(left);
  let answered = 0;
  let isOver = false;
  const other = (async () => {
    for (; !isOver; answered++) await openRendered("198.51.100.11");
  })();
  await openRendered("203.0.113.8");
  isOver = true;
  await other;
  expect(answered).toBeLessThan(20);
});
