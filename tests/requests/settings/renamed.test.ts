import { execFileSync } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { business, CALENDAR_DOMAIN } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { listRoutePaths } from "#tests/support/odd-values";
import { businessScreen, saveBusiness } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { placeOrder } from "#tests/support/order/orders";
import { fillPages } from "#tests/support/page-addresses";
import { setUpSite } from "#tests/support/site";

const FEED_KEY = "a-key-of-the-calendar-feed-for-tests";
const site = setUpSite({ BOOKING_FEED_KEY: FEED_KEY, TEAM_EMAIL: "team@cedar.example" });
const visitor = new Visitor(site);
const admin = setUpSignedInVisitor(site);

/** The first word of the old name, in whatever way it is written. */
const [oldName = ""] = business.defaults.name.toLowerCase().split(" ");
const renamed = { name: "Cedar & Sons", email: "hi@cedar.example", city: "Austin, TX" };

/** What stands around each place with the old name or address. The domain stays in ids and in sample links. */
function findOldName(text: string): string[] {
  const { email, city } = business.defaults;
  const rest = text.replaceAll(email, "OLD EMAIL").replaceAll(city, "OLD CITY").replaceAll(CALENDAR_DOMAIN, "");
  return rest.match(new RegExp(`.{0,60}(${oldName}|OLD EMAIL|OLD CITY).{0,40}`, "gi")) ?? [];
}

describe("after a new name, address and city are saved", () => {
  let pages: Map<string, string>;
  beforeAll(async () => {
    pages = await fillPages(site, "dana@studio.example");
    // So that what was cached and queued before is renamed too.
    await readAll(pages.values());
    await saveBusiness(admin, renamed);
    await rm(join(site.folder, "mail"), { recursive: true, force: true });
  });

  async function readAll(addresses: Iterable<string>): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    for (const address of addresses) {
      const response = await (address.startsWith(paths.admin) ? admin : visitor).get(address);
      const isText = /text\/(?!event-stream)|json|xml/.test(response.headers.get("Content-Type") ?? "");
      if (isText) texts.set(address, await response.text());
      else await response.body?.cancel();
    }
    return texts;
  }

  const list = (texts: Map<string, string>) =>
    [...texts].flatMap(([address, text]) => findOldName(text).map((found) => `${address}: ${found}`));

  test("no page has the old ones, neither public nor in the office", async () => {
    const texts = await readAll(pages.values());
    expect(texts.get(paths.home)).toContain("Cedar &amp; Sons");
    expect(texts.get(paths.adminSettings)).toContain("Cedar &amp; Sons");
    // Its history says what was changed.
    texts.delete(businessScreen);
    // Receipts keep the seller that they were issued with, and the shops of sample sites have addresses of their own.
    const own = [paths.receipt(""), paths.websiteSample("")];
    for (const address of texts.keys()) if (own.some((start) => address.startsWith(start))) texts.delete(address);
    expect(list(texts)).toEqual([]);
  });

  test("no feed, calendar, manifest, download or list of pages has them", async () => {
    const resources = (await listRoutePaths()).filter(({ isPage }) => !isPage).map(({ path }) => path);
    const addresses = resources.map((path) => {
      const page = [...pages.keys()]
        .filter((pattern) => path.startsWith(`${pattern}/`))
        .sort()
        .at(-1);
      const [start = "", query = ""] = (page && pages.get(page)?.split("?")) || [];
      return page && page !== "/" ? `${start}${path.slice(page.length)}?${query}` : path;
    });
    const texts = await readAll([...addresses, `${paths.bookingFeed}?key=${FEED_KEY}`]);
    const has = (ending: string) =>
      [...texts].some(([address, text]) => address.includes(ending) && text.includes("Cedar"));
    expect(["calendar.ics", "bookings.ics", "feed.xml", ".webmanifest"].filter((ending) => !has(ending))).toEqual([]);
    expect(list(texts)).toEqual([]);
  });

  test("no email has them, neither those that wait, nor any topic's sample", async () => {
    const { features, settings, worker } = site.services;
    const agency = await settings.read(business);
    const samples = Object.entries(features.emails).map(
      ([topic, { sample }]) => [topic, JSON.stringify(sample(agency))] as const,
    );
    await placeOrder(site);
    await worker.runDue();
    const folder = join(site.folder, "mail");
    const sent = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const { headers: _, ...email } = await PostalMime.parse(await readFile(join(folder, name)));
        expect(email.from).toEqual({ name: "Cedar & Sons", address: "hi@cedar.example" });
        return [name, JSON.stringify(email)] as const;
      }),
    );
    expect(sent.length).toBeGreaterThan(1);
    expect(list(new Map([...samples, ...sent]))).toEqual([]);
  });
});

test("no file of the site but those of content/brand has the name: all others take it from there", () => {
  // The names of the database's file and of the volume stay, because running sites have them.
  const known = /^(content\/brand\/|app\/server\/env\/env\.server\.ts|Dockerfile)/;
  const found = execFileSync(
    "git",
    [
      "grep",
      "-lI",
      "-i",
      "--untracked",
      oldName,
      "--",
      "app",
      "content",
      "drizzle",
      "public",
      "server.ts",
      "package.json",
      "Dockerfile",
    ],
    { encoding: "utf8" },
  );
  expect(
    found
      .trim()
      .split("\n")
      .filter((file) => !known.test(file)),
  ).toEqual([]);
});
