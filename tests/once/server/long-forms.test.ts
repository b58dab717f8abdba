import { beforeAll, expect, test } from "vitest";
import { createBookingKey } from "#app/booking/state/access.server";
import { paths } from "#app/paths";
import { createReceiptUrl } from "#app/receipts/receipt-link.server";
import type { Row } from "#drizzle/schema";
import { listRows } from "#tests/support/database/rows";
import { listRoutePaths } from "#tests/support/odd-values";
import { fillOffice } from "#tests/support/office/fill-office";
import { readRows } from "#tests/support/office/read-rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ TRUSTED_PROXIES: "1" });

test("the list's form without JavaScript is read completely, even with six selects in each of 50 rows", async () => {
  const orders = await insertOrders(
    site,
    Array.from({ length: 50 }, () => makeOrder()),
  );
  const office = await createSignedInVisitor(site);
  const selects = orders.flatMap(({ id }) =>
    ["status", "priority", "a", "b", "c", "d"].map((name) => [`${name} ${id}`, "normal"]),
  );
  const last = orders[49];
  const answer = await office.post(paths.admin, {
    ...Object.fromEntries(selects),
    [`status ${last?.id}`]: "ready",
    back: paths.admin,
    row: `${last?.id} pending_payment normal ${last?.submissionId}`,
  });
  expect(answer.status).toBe(303);
  const [changed] = await listRows(site, "formSubmissions", { id: last?.id ?? "" });
  expect(changed?.orderStatus).toBe("ready");
});

let filled: ReturnType<typeof fillOffice>;
beforeAll(async () => {
  filled = fillOffice(site, "Zephyrine Quill");
  await filled;
});

/** These addresses read posts in another way. */
const unread: string[] = [paths.blueprint, paths.stripeWebhook, paths.dealflowApi, paths.vitals, paths.adminSignOut];
/** These accept no form at all. */
const withoutForm = [paths.adminDelete, paths.adminDealflow, paths.adminInbox, paths.adminBookings, paths.adminSales]
  .map((path) => `${path}: 405`)
  .concat("/*: 404")
  // This order isn't a quote.
  .concat(`${paths.adminQuote(":number")}: 302`);

test.each([
  ["too many fields", Array.from({ length: 2500 }, (_, n) => `field${n}=x`).join("&"), []],
  // The orders list takes more than that in one field, for the ids of many orders.
  ["a value of more than 128 KiB", `field=${"x".repeat(140 * 1024)}`, [`${paths.admin}: 400`]],
])("a form with %s changes nothing, and every address shows an error", async (_, form, read) => {
  const { number, records } = await filled;
  const office = await createSignedInVisitor(site);
  await site.services.worker.runDue();
  const before = await readRows(site);
  const fill = (path: string) =>
    path.replace(/:\w+\??|\*/g, records.find(([start]) => path.startsWith(start))?.[1] ?? number);
  const reference = records.find(([start]) => start === paths.adminBookings)?.[1] ?? "";
  const [receipt] = await listRows(site, "receipts");
  const known: Record<string, string> = {
    [paths.booking(":reference")]: `${paths.booking(reference)}?key=${createBookingKey(site.services, reference)}`,
    [paths.receiptBuyer(":number")]: createReceiptUrl(site.services, receipt as Row<"receipts">).replace(
      "?",
      "/buyer?",
    ),
    [paths.adminSettingRecord(":section", ":record")]: paths.adminSettingRecord("packages", "growth"),
  };
  const silent: string[] = [];
  for (const { path, acceptsPosts } of await listRoutePaths()) {
    if (!acceptsPosts || unread.includes(path)) continue;
    const body = `${form}&intent=note&note=Nothing&status=ready&confirmed=1`;
    const answer = await office.beacon(known[path] ?? fill(path), body, {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    const saysSo = /so nothing was saved|too much text|Keep it to|Too many orders/.test(await answer.text());
    if (answer.status < 400 || !saysSo) silent.push(`${path}: ${answer.status}`);
  }
  expect(silent.sort()).toEqual([...withoutForm, ...read].sort());
  expect(await readRows(site)).toEqual(before);
});
