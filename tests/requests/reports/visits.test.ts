import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
beforeEach(async () => {
  await site.services.pageViews.store();
  await emptyTables(site, "pageViews", "paymentEntries", "formSubmissions");
});

const computer =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
const tablet =
  "Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36";

async function open(path: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(site.origin + path, {
    headers: { "User-Agent": computer, ...headers },
    redirect: "manual",
  });
  await answer.arrayBuffer();
}

/** `/faq Direct computer 2`. A view is counted when its response is over, so the last one may be a moment late. */
async function listViews(expected: string[]): Promise<void> {
  await waitUntil(async () => {
    await site.services.pageViews.store();
    const rows = await listRows(site, "pageViews");
    const shown = rows.map(({ path, source, device, views }) => `${path} ${source || "within"} ${device} ${views}`);
    expect(shown.sort()).toEqual(expected.sort());
  });
}

describe("what is counted", () => {
  test("a page, rendered or from memory, with its source and device", async () => {
    await open(paths.faq);
    await open(paths.faq);
    await open(paths.faq, { "User-Agent": phone, Referer: "https://www.example.com/list?of=agencies" });
    await open(`${paths.faq}?utm_source=Newsletter&utm_medium=email`, { "User-Agent": tablet });
    await open(paths.websites, { Referer: `${site.origin}/faq` });
    await open(paths.websites, { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" });
    await listViews([
      "/faq Direct computer 2",
      "/faq example.com phone 1",
      "/faq newsletter tablet 1",
      `${paths.websites} within computer 2`,
    ]);
    const [row] = await listRows(site, "pageViews");
    expect(row?.day).toBe(formatIsoDate(new Date(), site.services.env.BUSINESS_TIMEZONE));
  });

  test("no programs, no prefetching, nobody who asks not to be tracked, and not the team", async () => {
    await open(paths.faq, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
    await open(paths.faq, { "User-Agent": "curl/8.14.1" });
    await open(paths.faq, { DNT: "1" });
    await open(paths.faq, { "Sec-GPC": "1" });
    await open(paths.faq, { "Sec-Purpose": "prefetch" });
    await open(paths.faq, { "Sec-Fetch-Dest": "empty" });
    await admin.get(paths.faq, { "User-Agent": computer });
    await open("/no-such-page");
    await open(paths.adminSignIn);
    await open("/robots.txt");
    await open(paths.websites);
    await listViews([`${paths.websites} Direct computer 1`]);
  });

  test("an address in a link is not kept", async () => {
    await open(`${paths.faq}?utm_source=dana%40studio.example&email=dana%40studio.example`);
    await listViews(["/faq Other computer 1"]);
  });

  test("counts of several instances add up", async () => {
    const { pageViews } = site.services;
    for (let instance = 0; instance < 2; instance++) {
      pageViews.count(paths.faq, { url: paths.faq, headers: { "user-agent": computer } });
      await pageViews.store();
    }
    await listViews(["/faq Direct computer 2"]);
  });

  test("made-up sources do not fill the table", async () => {
    const { pageViews } = site.services;
    const openOften = async (name: string) => {
      for (let number = 0; number < 600; number++) {
        const url = `${paths.faq}?utm_source=${name}-${number}`;
        pageViews.count(paths.faq, { url, headers: { "user-agent": computer } });
      }
      await pageViews.store();
    };
    await openOften("made-up");
    await openOften("another");
    const rows = await listRows(site, "pageViews");
    expect(rows.length).toBeLessThanOrEqual(501);
    expect(rows.find(({ source }) => source === "Other")?.views).toBeGreaterThan(600);
  });

  test("coming back from the payment page is no new visit", async () => {
    await open(paths.websites, { Referer: "https://checkout.stripe.com/c/pay/cs_test_1" });
    await listViews([`${paths.websites} within computer 1`]);
  });
});

describe("the report", () => {
  const may = "?from=2026-05-01&to=2026-05-31";
  const seen = (path: string, source: string, views: number, changes: object = {}) => ({
    ...{ day: "2026-05-06", path, source, device: "computer" as const, views },
    ...changes,
  });

  async function fill(): Promise<void> {
    await insertRows(site, "pageViews", [
      seen("/", "example.com", 30),
      seen("/", "example.com", 10, { day: "2026-05-31", device: "phone" }),
      seen("/visual-design", "", 20),
      seen("/faq", "Direct", 10),
      seen("/faq", "Direct", 99, { day: "2026-06-01" }),
    ]);
    for (const day of [6, 7])
      await insertOrder(site, { createdAt: new Date(Date.UTC(2026, 4, day, 16)), priceCents: 19_900 });
    await insertRows(site, "paymentEntries", [
      {
        ...{ id: "visit entry", createdAt: new Date("2026-05-06T16:00:00Z"), day: "2026-05-06", kind: "payment" },
        ...{ bookedBy: "provider", record: "order", item: "starter", itemName: "Professional", source: "example.com" },
        ...{ amountCents: 19_900, currency: "usd" },
      },
    ]);
  }

  test("goes from visits to paid orders", async () => {
    await fill();
    const page = await readPage(admin, paths.adminReports + may);
    const text = textOf(page, 'section[aria-labelledby="report-visits"]');
    expect(text).toContain("Visits 50 Page views 70 Orders placed $398 2 Orders paid 2.0% of visits 1");
    expect(textOf(page, 'section[aria-label="Visits by source, as a table"] tbody')).toBe(
      "example.com 40 1 Direct 10 0",
    );
    expect(textOf(page, 'section[aria-label="Visits by device, as a table"] tbody')).toBe("Computer 60 40 Phone 10 10");
  });

  test("has a CSV file of each table", async () => {
    await fill();
    const read = async (table: string) => {
      const answer = await admin.get(`${paths.adminReportsExport}${may}&table=${table}`);
      return readCsv((await answer.text()).replace(/^\uFEFF/, ""));
    };
    expect(await read("visits")).toEqual([
      ["Source", "Visits", "Payments"],
      ["example.com", "40", "1"],
      ["Direct", "10", "0"],
    ]);
    expect((await read("pages")).slice(1)).toEqual([
      ["/", "40", "40"],
      ["/visual-design", "20", "0"],
      ["/faq", "10", "10"],
    ]);
    expect(await read("devices")).toHaveLength(3);
  });

  test("says that nobody was counted", async () => {
    const page = await readPage(admin, paths.adminReports + may);
    expect(textOf(page, 'section[aria-labelledby="report-visits"]')).toContain("Nobody was counted in this period.");
  });
});
