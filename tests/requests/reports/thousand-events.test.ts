import Stripe from "stripe";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { receivePaymentEvent } from "#app/payment/receive-payment-event.server";
import { listRows } from "#tests/support/database/rows";
import { readPage, textsOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { sendSigned } from "#tests/support/order/payment";
import { addUp, type GeneratedPayment, generateEvents } from "#tests/support/reports/generate-events";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const EVENTS = 1000;
const TOGETHER = 12;
/** PostgreSQL on a busy machine. */
const TIMEOUT_MS = 300_000;

const toCents = (amount = "") => Math.round(Number(amount) * 100);

/** The lines of a table's file, added up by the names in the first column and the currency. */
async function readTable(table: string) {
  const answer = await admin.get(`${paths.adminReportsExport}?table=${table}`);
  const [head = [], ...lines] = readCsv((await answer.text()).replace(/^\uFEFF/, ""));
  const cell = (line: string[], name: string) => line[head.indexOf(name)];
  return lines
    .map((line) => ({
      name: line[0] ?? "",
      currency: cell(line, "Currency")?.toLowerCase() ?? "",
      payments: Number(cell(line, "Payments")),
      paid: toCents(cell(line, "Paid")),
      refunded: toCents(cell(line, "Refunded")),
      net: toCents(cell(line, "Net")),
    }))
    .filter(({ payments, paid, refunded }) => payments || paid || refunded);
}

const byName = (a: { name: string; currency: string }, b: { name: string; currency: string }) =>
  `${a.name} ${a.currency}` < `${b.name} ${b.currency}` ? -1 : 1;

test(
  "every sum of the report is that of 1,000 events, twice, late, in any order and by two instances",
  async () => {
    const { payments, events } = await generateEvents(site, EVENTS);
    expect(events).toHaveLength(EVENTS);
    const other = createOtherInstance(site);
    const send = async (payload: string, index: number) => {
      if (index % 3 > 0) return expect((await sendSigned(site, payload)).status).toBe(200);
      const secret = site.services.secrets.stripeWebhook;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      await receivePaymentEvent(other, Buffer.from(payload), signature);
    };
    for (let from = 0; from < events.length; from += TOGETHER)
      await Promise.all(events.slice(from, from + TOGETHER).map((event, index) => send(event, from + index)));
    other.changes.close();
    await other.db.close();

    const received = payments.filter(({ isReceived }) => isReceived);
    const expected = (toName: (payment: GeneratedPayment) => string, some = received) =>
      addUp(some, toName).sort(byName);
    const ofRecord = (kind: GeneratedPayment["record"]) => received.filter(({ record }) => record === kind);

    for (const table of ["days", "weeks", "months"])
      expect(addUpCurrencies(await readTable(table)), table).toEqual(addUpCurrencies(expected(() => "")));
    const itemName = ({ itemName: name }: GeneratedPayment) => name;
    const packages = [...expected(itemName, ofRecord("order")), ...expected(itemName, ofRecord(null))];
    expect((await readTable("packages")).sort(byName)).toEqual(packages.sort(byName));
    expect((await readTable("products")).sort(byName)).toEqual(expected(itemName, ofRecord("product")));
    expect((await readTable("sources")).sort(byName)).toEqual(expected(({ source }) => source ?? "Not recorded"));
    expect((await readTable("coupons")).sort(byName)).toEqual(expected(({ coupon }) => coupon ?? "Without a coupon"));

    const page = await readPage(admin, paths.adminReports);
    for (const { currency, payments: count, paid, refunded, net } of expected(() => "")) {
      const section = page.querySelector(`section[aria-label="${currency.toUpperCase()}"]`);
      const money = (cents: number) => {
        const digits = (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
        return `${currency === "usd" ? "$" : "€"}${digits.replace(/\.00$/, "")}`;
      };
      const shown = section ? textsOf(section, "dl dd") : [];
      const tax = money(0);
      expect(shown.slice(0, 5)).toEqual([money(paid), money(refunded), tax, money(net), count.toLocaleString("en-US")]);
    }
    const buyers = new Set(received.flatMap(({ email }) => email ?? []));
    expect(textsOf(page, "dt").join("\n")).toContain(`0 of ${buyers.size} paying customers`);

    const stored = JSON.stringify(await listRows(site, "paymentEntries"));
    for (const email of buyers) expect(stored).not.toContain(email);
  },
  TIMEOUT_MS,
);

function addUpCurrencies(rows: Awaited<ReturnType<typeof readTable>>) {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const sum = (name: "payments" | "paid" | "refunded" | "net") => own.reduce((total, row) => total + row[name], 0);
    return { currency, payments: sum("payments"), paid: sum("paid"), refunded: sum("refunded"), net: sum("net") };
  });
}
