import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { migrate } from "#drizzle/migrate";
import type { Row } from "#drizzle/schema";
import { insertOldRows, withDatabaseBefore } from "#tests/support/database/old-database";
import { deleteRows, insertRows, listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, makeOrder } from "#tests/support/order/orders";
import { createPaidSession, pay, refund, sendEvent } from "#tests/support/order/payment";
import { createOtherInstance, setUpSite, startSite } from "#tests/support/site";

type Event = Row<"paymentEvents">;

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

let serial = 0;
const PAID = "checkout.session.completed";

/** As an earlier version records it. */
function makeOldEvent(createdAt: string, changes: Partial<Event> = {}): Event {
  const id = `evt_old_${++serial}`;
  return {
    ...{
      id,
      type: PAID,
      reference: null,
      paymentIntent: `pi_${id}`,
      disputeId: null,
      amountCents: 19_900,
      taxCents: null,
    },
    ...{ refundId: null, occurredAt: null },
    ...{ currency: "usd", outcome: "applied", isBooked: false, createdAt: new Date(createdAt), ...changes },
  };
}

async function listBooked(reference: string) {
  const rows = await listRows(site, "paymentEntries", { reference });
  return rows.map(({ day, kind, amountCents }) => `${day} ${kind} ${amountCents}`).sort();
}

test.each([
  ["2026-11-01T03:59:59.999Z", "2026-10-31"],
  ["2026-11-01T04:00:00.000Z", "2026-11-01"],
  ["2026-11-02T04:59:59.999Z", "2026-11-01"],
  ["2026-11-02T05:00:00.000Z", "2026-11-02"],
  ["2026-03-08T04:59:59.999Z", "2026-03-07"],
  ["2026-03-08T05:00:00.000Z", "2026-03-08"],
  ["2026-03-09T03:59:59.999Z", "2026-03-08"],
  ["2026-03-09T04:00:00.000Z", "2026-03-09"],
])("what was paid at %s counts on %s in New York, also where the clocks change", async (at, day) => {
  const { submissionId: reference } = await insertOrder(site);
  await insertRows(site, "paymentEvents", makeOldEvent(at, { reference }));
  await sweep(site.services);
  expect(await listBooked(reference)).toEqual([`${day} payment 19900`]);
  const shows = async (on: string) =>
    (await readPageText(admin, `${paths.adminReports}?from=${on}&to=${on}`)).includes("$199.00");
  expect(await shows(day)).toBe(true);
  const others = ["2026-10-31", "2026-11-01", "2026-11-02", "2026-03-07", "2026-03-08", "2026-03-09"];
  for (const other of others.filter((one) => one !== day)) expect(await shows(other), other).toBe(false);
  await deleteRows(site, "paymentEntries");
});

test("events that a process of an earlier version records during a deploy are booked once, whoever comes first", async () => {
  const [early, late] = [await insertOrder(site), await insertOrder(site)];
  // The earlier version records the payment, this one the refund.
  const payment = makeOldEvent("2026-11-20T12:00:00Z", { reference: early.submissionId });
  await insertRows(site, "paymentEvents", payment);
  await refund(site, payment.paymentIntent ?? "", { refunded: 5_000 });
  // And the other way round.
  const intent = await pay(site, late.submissionId);
  const total = { reference: late.submissionId, paymentIntent: intent, amountCents: 700 };
  const partly = { type: "charge.refunded", outcome: "partly_refunded" } as const;
  await insertRows(site, "paymentEvents", makeOldEvent(new Date().toISOString(), { ...total, ...partly }));
  expect(await readPageText(admin, paths.adminReports)).toContain("Earlier payments are still being added.");
  const other = createOtherInstance(site);
  await Promise.all([sweep(site.services), sweep(other)]);
  other.changes.close();
  await other.db.close();
  const amounts = async (reference: string) => (await listBooked(reference)).map((line) => line.slice(11));
  expect(await amounts(early.submissionId)).toEqual(["payment 19900", "refund 5000"]);
  expect(await amounts(late.submissionId)).toEqual(["payment 19900", "refund 700"]);
  expect(await readPageText(admin, paths.adminReports)).not.toContain("still being added");
  const session = createPaidSession(early.submissionId, 19_900, "usd", payment.paymentIntent ?? "");
  await sendEvent(site, { session });
  expect(await amounts(early.submissionId)).toEqual(["payment 19900", "refund 5000"]);
});

test("all that an earlier version has recorded is booked after the update", async () => {
  await withDatabaseBefore("payments", async (db, url) => {
    const at = new Date("2026-05-01T12:00:00Z");
    const orders = ["paid", "refunded", "early", "marked", "unmarked", "wrong", "accepted"].map((name) =>
      makeOrder({ submissionId: `SUB-${name}`, createdAt: at, email: "same@studio.example" }),
    );
    await insertOldRows(db, "formSubmissions", orders);
    const about = (name: string) => ({ reference: `SUB-${name}`, paymentIntent: `pi_${name}` });
    const day = (n: number) => `2026-05-${String(n).padStart(2, "0")}T16:00:00Z`;
    const refunded = { type: "charge.refunded", outcome: "partly_refunded" } as const;
    await insertOldRows(db, "paymentEvents", [
      makeOldEvent(day(2), { ...about("paid") }),
      makeOldEvent(day(2), { ...about("paid"), outcome: "ignored" }),
      makeOldEvent(day(3), { ...about("refunded") }),
      makeOldEvent(day(4), { ...about("refunded"), ...refunded, amountCents: 4_000 }),
      makeOldEvent(day(5), { ...about("refunded"), ...refunded, amountCents: 2_000, outcome: "ignored" }),
      makeOldEvent(day(6), { ...about("refunded"), ...refunded, outcome: "refunded" }),
      makeOldEvent(day(3), { ...about("early"), ...refunded, reference: null, outcome: "ignored" }),
      makeOldEvent(day(7), { ...about("early"), outcome: "refunded" }),
      makeOldEvent(day(8), { ...about("wrong"), outcome: "wrong_amount", amountCents: 100, currency: "EUR" }),
      makeOldEvent(day(8), { ...about("accepted"), outcome: "wrong_amount", amountCents: 15_000 }),
      makeOldEvent(day(9), { ...about("gone"), outcome: "unknown_reference", amountCents: 4_200 }),
      makeOldEvent(day(9), { ...about("failed"), outcome: "unknown_reference", type: `${PAID}_failed` }),
      makeOldEvent(day(9), { ...about("paid"), paymentIntent: "pi_slow", outcome: "not_paid" }),
    ]);
    const find = (name: string) => orders.find(({ submissionId }) => submissionId === `SUB-${name}`)?.id ?? "";
    const mark = { actor: "Ada", kind: "payment", detail: null } as const;
    await insertOldRows(db, "orderEvents", [
      { ...mark, id: "m1", orderId: find("marked"), createdAt: new Date(day(10)), before: "pending", after: "paid" },
      { ...mark, id: "m2", orderId: find("unmarked"), createdAt: new Date(day(10)), before: "pending", after: "paid" },
      { ...mark, id: "m3", orderId: find("unmarked"), createdAt: new Date(day(11)), before: "paid", after: "unpaid" },
      { ...mark, id: "m4", orderId: find("accepted"), createdAt: new Date(day(12)), before: "pending", after: "paid" },
    ]);
    await migrate(db);
    const updated = await startSite({ DATABASE_URL: url });
    try {
      for (let times = 0; times < 2; times++) {
        for (const start of Object.values(updated.services.features.onStart)) await start();
        await sweep(updated.services);
      }
      const { paymentEntries } = updated.services.db.tables;
      const rows = await updated.services.db.read.select().from(paymentEntries);
      const lines = rows.map(({ day, reference, kind, amountCents, currency, bookedBy }) =>
        [day.slice(8), reference?.slice(4), kind, amountCents, currency, bookedBy].join(" "),
      );
      expect(lines.sort()).toEqual([
        "02 paid payment 19900 usd provider",
        "03 refunded payment 19900 usd provider",
        "04 refunded refund 4000 usd provider",
        "06 refunded refund 15900 usd provider",
        "07 early payment 19900 usd provider",
        "07 early refund 19900 usd provider",
        "08 accepted payment 15000 usd provider",
        "08 wrong payment 100 eur provider",
        "09 gone payment 4200 usd provider",
        "10 marked payment 19900 usd hand",
        "10 unmarked payment 19900 usd hand",
        "11 unmarked payment -19900 usd hand",
      ]);
      const first = await updated.services.db.read
        .select()
        .from(paymentEntries)
        .where(eq(paymentEntries.paidBefore, ""));
      expect(first.map(({ reference }) => reference)).toEqual(["SUB-paid"]);
    } finally {
      await updated.stop();
    }
  });
});
