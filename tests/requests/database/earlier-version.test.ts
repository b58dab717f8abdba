/** What the version of November 23, 2026 stored, sent and handed out still works. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { readEarlierVersion, withEarlierVersion } from "#tests/support/database/earlier-version";
import { listRows } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { listAddresses } from "#tests/support/office/list-addresses";
import { startSmtp } from "#tests/support/outbox/smtp";
import { startWebhookTarget } from "#tests/support/outbox/webhook-target";
import type { Site } from "#tests/support/site";

const MINUTE = 60_000;

// Its links and sessions end some time after it was recorded.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: readEarlierVersion().at + MINUTE }));
afterEach(() => void vi.useRealTimers());

function openBrowser(site: Site, cookies: string): Visitor {
  const visitor = new Visitor(site);
  for (const cookie of cookies.split("; ")) visitor.storeCookie(cookie);
  return visitor;
}

test("every screen of the office opens with an earlier session and shows every record", async () => {
  await withEarlierVersion("", async (site, { cookies, tables }) => {
    const office = openBrowser(site, cookies.office);
    const ofRows = (table: string, column: string, address: (value: string) => string) =>
      (tables[table] ?? []).map((row) => address(String(row[column])));
    const records = [
      ...ofRows("form_submissions", "submission_id", paths.adminOrder),
      ...ofRows("bookings", "reference", paths.adminBooking),
      ...ofRows("contact_messages", "id", paths.adminInboxMessage),
      ...ofRows("tool_requests", "id", paths.adminIdea),
      ...ofRows("purchases", "number", paths.adminSale),
      ...ofRows("products", "id", paths.adminProduct),
      ...ofRows("dealflow_applications", "id", paths.adminApplication),
      ...ofRows("outbox", "id", paths.adminMessage),
      ...ofRows("coupons", "code", paths.adminCoupon),
    ];
    expect(records.length).toBeGreaterThan(80);
    for (const path of [...listAddresses(), ...records]) {
      const response = await office.get(path);
      const page = await response.text();
      expect(response.status, path).toBe(200);
      expect(page, path).not.toMatch(/couldn’t load|Failed to/);
    }
    const list = textOf(await readPage(office, paths.admin), "main");
    for (const { submission_id: number, deleted_at: deleted } of tables.form_submissions ?? [])
      expect(list.includes(String(number)), String(number)).toBe(deleted === null);
  });
});

test("every email that was waiting is sent, and its links open", async () => {
  const smtp = await startSmtp();
  const webhook = await startWebhookTarget();
  await withEarlierVersion(
    webhook.url,
    async (site, { cookies, tables }) => {
      const { worker } = site.services;
      await worker.runDue();
      const rows = await listRows(site, "outbox");
      const unsent = rows.filter(({ state, runAt }) => state !== "sent" && +runAt <= Date.now());
      expect(unsent.map(({ topic, lastError }) => [topic, lastError])).toEqual([]);
      expect(smtp.received.length + webhook.received.length).toBe(rows.filter(({ state }) => state === "sent").length);
      expect(rows.length).toBeGreaterThanOrEqual(tables.outbox?.length ?? 0);
      const links = new Set(
        smtp.received.flatMap(({ email }) => (email.text ?? "").match(/http:\/\/127[^\s>)]+/g) ?? []),
      );
      expect(links.size).toBeGreaterThan(30);
      const office = openBrowser(site, cookies.office);
      const trashed = (tables.form_submissions ?? []).filter((row) => row.deleted_at !== null);
      for (const link of links) {
        const path = link.slice(site.origin.length);
        const isClosed = trashed.some((row) => path.includes(String(row.submission_id)));
        const { status } = await (path.startsWith(paths.admin) ? office : new Visitor(site)).get(path);
        expect(isClosed && !path.startsWith(paths.admin) ? [404] : [200, 302], path).toContain(status);
      }
    },
    { SMTP_URL: smtp.url },
  );
  await Promise.all([smtp.close(), webhook.close()]);
});

test("browsers that placed an order, opened an order or bought a product still see it", async () => {
  await withEarlierVersion("", async (site, { cookies, addresses, tables }) => {
    const customer = openBrowser(site, cookies.customer);
    const delivered = tables.form_submissions?.find(({ id }) => id === tables.deliveries?.[0]?.submission_id);
    const number = String(delivered?.submission_id);
    const page = await readPage(customer, paths.customerPage(number));
    expect(textOf(page, "main")).toContain("flyer.zip");
    const file = page.querySelectorAll("a").find((link) => link.textContent.includes("flyer.zip"));
    const download = await customer.get(file?.getAttribute("href") ?? "");
    expect(await download.text()).toBe("Second round");
    const thanks = await readPage(openBrowser(site, cookies.browser), `${paths.thankYou}?type=order`);
    const placed = tables.form_submissions?.find(({ email }) => email === "browser@studio.example");
    expect(textOf(thanks, "main")).toContain(placed?.submission_id);
    const bought = await readPage(new Visitor(site), addresses.thanks);
    expect(textOf(bought, "main")).toContain("Weekly Planner");
  });
});
