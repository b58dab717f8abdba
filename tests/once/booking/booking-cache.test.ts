import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { book, findTime } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { type Site, setUpSite, startSite } from "#tests/support/site";

const site = setUpSite();
let other: Site;
beforeAll(async () => {
  other = await startSite({ DATABASE_URL: site.services.env.DATABASE_URL });
});
afterAll(() => other.stop());

const tagOf = async (from: Site, path: string) => (await new Visitor(from).get(path)).headers.get("ETag");
const pages = ["/book-consultation", "/book-consultation/frame", "/book-consultation?kind=strategy", "/contact"];

describe("in the cache,", () => {
  test.each(pages)("%s is the same for everyone", async (path) => {
    expect(await tagOf(site, path)).toMatch(/^"/);
    expect(await tagOf(site, path)).toBe(await tagOf(site, `${path}${path.includes("?") ? "&" : "?"}utm_source=x`));
  });

  test("a page with a form is not cached", async () => {
    const visitor = new Visitor(site);
    const { headers } = await visitor.get(await findTime(visitor));
    expect(headers.get("ETag")).toBeNull();
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
  });
});

test.each(pages)("%s shows a new booking at once, and on another instance within five seconds", async (path) => {
  const visitor = new Visitor(site);
  const kind = path === pages[0] || path === pages[1] ? "audit" : "strategy";
  const address = await findTime(visitor, `/book-consultation?kind=${kind}`, 0);
  const slot = new URLSearchParams(address.split("?")[1]).get("slot") ?? "";
  const offers = async (from: Site) => (await (await new Visitor(from).get(path)).text()).includes(slot);
  for (const instance of [site, other]) await expect.poll(() => tagOf(instance, path)).toMatch(/^"/);
  expect([await offers(site), await offers(other)]).toEqual([true, true]);
  await book(visitor, address, { email: `visitor${pages.indexOf(path)}@studio.example` });
  expect(await offers(site)).toBe(false);
  await expect.poll(() => offers(other), { timeout: 5000 }).toBe(false);
});
