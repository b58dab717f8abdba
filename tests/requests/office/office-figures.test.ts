import { afterEach, describe, expect, test } from "vitest";
import { readFigures } from "#app/order/find/figures.server";
import { placeOrder } from "#app/order/place/place-order.server";
import { emptyTables, insertRows } from "#tests/support/database/rows";
import { findListedOrders, insertOrdersWith, novemberDay } from "#tests/support/office/list-orders";
import { createContact } from "#tests/support/order/contact";
import { chooseOption } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
afterEach(() => emptyTables(site, "formSubmissions"));

describe("when an order is due", () => {
  const friday = new Date("2026-11-20T15:00:00Z");
  const mondayEvening = "2026-11-23T22:00:00.000Z";

  test("is the end of the business day after its payment, and it is overdue from then on", async () => {
    const [order] = await insertOrdersWith(site, {
      orderStatus: "in_progress",
      paymentStatus: "paid",
      createdAt: novemberDay(2),
    });
    await insertRows(site, "paymentEvents", {
      id: "evt_due",
      type: "checkout.session.completed",
      reference: order?.submissionId ?? null,
      outcome: "applied",
      createdAt: friday,
    });
    const [before] = (await findListedOrders(site, {}, Date.parse(mondayEvening))).rows;
    expect(before).toMatchObject({ dueAt: new Date(mondayEvening), overdue: false });
    expect((await findListedOrders(site, {}, Date.parse(mondayEvening) + 1)).rows[0]?.overdue).toBe(true);
  });

  test("counts from the payment that replaced a refunded one", async () => {
    const [order] = await insertOrdersWith(site, {
      orderStatus: "in_progress",
      paymentStatus: "paid",
      createdAt: novemberDay(2),
    });
    const event = { type: "checkout.session.completed", reference: order?.submissionId ?? null } as const;
    await insertRows(site, "paymentEvents", [
      { ...event, id: "evt_again", outcome: "applied", createdAt: friday },
      { ...event, id: "evt_before", outcome: "applied", createdAt: novemberDay(2) },
    ]);
    expect((await findListedOrders(site)).rows[0]).toMatchObject({ dueAt: new Date(mondayEvening) });
  });

  test("counts a payment marked by hand like one of the provider", async () => {
    const [order] = await insertOrdersWith(site, {
      orderStatus: "pending_payment",
      paymentStatus: "paid",
      createdAt: novemberDay(2),
    });
    await insertRows(site, "orderEvents", {
      id: "event",
      orderId: order?.id ?? "",
      createdAt: friday,
      actor: "Admin",
      kind: "payment",
      before: "pending",
      after: "paid",
    });
    expect((await findListedOrders(site)).rows[0]).toMatchObject({ dueAt: new Date(mondayEvening) });
  });

  test("depends on the newest requested revision", async () => {
    const [revised, paidLater] = await insertOrdersWith(
      site,
      { orderStatus: "in_progress", paymentStatus: "paid", createdAt: novemberDay(3) },
      { orderStatus: "in_progress", paymentStatus: "paid", createdAt: novemberDay(2) },
    );
    const event = { actor: "Dana", kind: "revision", after: "2" } as const;
    const paid = { actor: "Admin", kind: "payment", before: "pending", after: "paid" } as const;
    await insertRows(site, "orderEvents", [
      { ...paid, id: "paid", orderId: revised?.id ?? "", createdAt: novemberDay(3) },
      { ...event, id: "newest", orderId: revised?.id ?? "", after: "3", createdAt: friday },
      { ...event, id: "first", orderId: revised?.id ?? "", createdAt: novemberDay(9) },
      { ...event, id: "before", orderId: paidLater?.id ?? "", createdAt: novemberDay(9) },
      { ...paid, id: "later", orderId: paidLater?.id ?? "", createdAt: friday },
    ]);
    const { rows } = await findListedOrders(site, {}, +friday + 60_000);
    expect(rows).toMatchObject([
      { id: revised?.id, dueAt: new Date(mondayEvening), overdue: false },
      { id: paidLater?.id, dueAt: new Date(mondayEvening), overdue: false },
    ]);
  });

  test("depends on the day of the order if no payment is recorded", async () => {
    await insertOrdersWith(site, { orderStatus: "in_progress", createdAt: friday });
    expect((await findListedOrders(site)).rows[0]).toMatchObject({ createdAt: friday, dueAt: new Date(mondayEvening) });
  });

  test.each(["ready", "cancelled", "question", "pending_payment"] as const)(
    "does not apply to status %s",
    async (status) => {
      await insertOrdersWith(site, { orderStatus: status, createdAt: new Date(0) });
      expect((await findListedOrders(site)).rows[0]).toMatchObject({ dueAt: null, overdue: false });
    },
  );
});

describe("the figures", () => {
  // Noon of the first Sunday of November: the clocks went back at 2 AM, and the month began in summer time.
  const now = Date.parse("2026-11-01T17:00:00Z");
  const figures = () => readFigures(site.services, now);

  const none = { today: 0, week: 0, month: 0, pendingPayment: 0, inProgress: 0, ready: 0, unpaid: 0 };
  const noOrders = { ...none, revenueCents: 0 };

  test("are zero without orders", async () => {
    expect(await figures()).toEqual(noOrders);
  });

  test("start today and the month at midnight in New York, and the week seven days ago", async () => {
    await insertOrdersWith(
      site,
      { createdAt: new Date("2026-11-01T04:00:00.000Z") },
      { createdAt: new Date("2026-11-01T03:59:59.999Z") },
      { createdAt: new Date("2026-10-25T17:00:00.000Z") },
      { createdAt: new Date("2026-10-25T16:59:59.999Z") },
    );
    expect(await figures()).toMatchObject({ today: 1, week: 3, month: 1 });
  });

  test("count more days in the month than in the week later in the month", async () => {
    await insertOrdersWith(
      site,
      { createdAt: novemberDay(1) },
      { createdAt: novemberDay(10) },
      { createdAt: novemberDay(20) },
    );
    expect(await readFigures(site.services, +novemberDay(20))).toMatchObject({ today: 1, week: 1, month: 3 });
  });

  test("show as revenue the price of the orders of this month that are ready", async () => {
    const createdAt = new Date(now);
    await insertOrdersWith(
      site,
      { createdAt, orderStatus: "ready", priceCents: 9_900 },
      { createdAt, orderStatus: "ready", priceCents: 59_900 },
      { createdAt, orderStatus: "in_progress", priceCents: 32_900 },
      { createdAt: new Date("2026-10-31T12:00:00Z"), orderStatus: "ready", priceCents: 19_900 },
    );
    expect(await figures()).toMatchObject({ ready: 3, inProgress: 1, revenueCents: 69_800 });
  });

  test("exclude the test package and the trash, and include questions", async () => {
    const createdAt = new Date(now);
    await insertOrdersWith(
      site,
      { createdAt, planPurchased: "test", orderStatus: "ready", priceCents: 100 },
      { createdAt, orderStatus: "ready", deletedAt: new Date(now) },
      { createdAt, planPurchased: "other", orderStatus: "question", paymentStatus: "n/a", priceCents: 0 },
      { createdAt },
    );
    expect(await figures()).toEqual({ ...noOrders, today: 2, week: 2, month: 2, pendingPayment: 1, unpaid: 1 });
  });

  test("count all orders that visitors send at the same moment", async () => {
    const order = (n: number) => ({
      ...createContact({ fullName: `Visitor ${n}`, email: `visitor-${n}@studio.example` }),
      ...chooseOption("basic"),
      breakdown: { flyers: 2 },
      requirements: "Two flyers.",
      photos: [],
    });
    const source = { page: "/visual-design" };
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        placeOrder(site.services, order(n), [], { formId: `form-${n}`, source, payUrl: () => null }),
      ),
    );
    expect(await findListedOrders(site, { q: "visitor" })).toMatchObject({ matching: 24, total: 24 });
    expect(await readFigures(site.services)).toMatchObject({ today: 24, pendingPayment: 24 });
  });
});
