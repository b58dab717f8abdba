import { describe, expect, test } from "vitest";
import { type RefundEvent, sumBooked, sumRefundedAfter } from "#app/payment/sum-refunded";

type Booked = Parameters<typeof sumBooked>[0][number];
type Stated = Pick<RefundEvent, "id" | "type" | "amountCents" | "refundId" | "occurredAt">;

const PAID = 10_000;

const payment: Stated = { ...{ id: "paid", type: "paid", amountCents: PAID }, refundId: null, occurredAt: at(0) };
const total = (second: number, amountCents: number): Stated => ({
  ...{ id: `total ${second} ${amountCents}`, type: "charge.refunded", amountCents },
  ...{ refundId: null, occurredAt: at(second) },
});
const failed = (second: number, refundId: string, amountCents: number): Stated => ({
  ...{ id: `failed ${second} ${refundId}`, type: "refund.failed", amountCents, refundId },
  occurredAt: at(second),
});

function at(second: number): Date {
  return new Date(1_700_000_000_000 + second * 1000);
}

/** The ledger after the events arrived in this order: nothing is booked before the payment. */
function book(arrived: readonly Stated[]): Booked[] {
  const events: RefundEvent[] = [];
  const entries: Booked[] = [];
  for (const [place, stated] of arrived.entries()) {
    const event = { ...stated, createdAt: at(1000 + place) };
    const refunded = sumRefundedAfter({ events, entries, recorded: [] }, event);
    const isRepeated = events.some(({ id }) => id === event.id);
    if (isRepeated) continue;
    events.push(event);
    const made = { eventId: event.id, createdAt: event.createdAt };
    if (event.type === "paid") entries.push({ ...made, kind: "payment", amountCents: PAID });
    const difference = refunded - sumBooked(entries);
    if (difference !== 0 && entries.some(({ kind }) => kind === "payment"))
      entries.push({ ...made, kind: "refund", amountCents: difference });
  }
  return entries;
}

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permute(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

describe("the ledger ends equal in every order of", () => {
  test.each<[string, Stated[], number]>([
    ["three parts", [total(1, 2_000), total(2, 5_000), total(3, 10_000)], 10_000],
    ["two parts in one second", [total(1, 2_000), total(1, 5_000)], 5_000],
    ["a refund that failed", [total(1, 5_000), failed(4, "re_1", 5_000)], 0],
    ["a refund that failed in the same second", [total(1, 5_000), failed(1, "re_1", 5_000)], 0],
    [
      "a refund that failed, and a lower one after it",
      [total(1, 5_000), failed(2, "re_1", 5_000), total(3, 3_000)],
      3_000,
    ],
    [
      "a part that failed between two totals",
      [total(1, 2_000), total(2, 5_000), failed(3, "re_1", 2_000), total(4, 6_000)],
      6_000,
    ],
    ["a part that failed after both", [total(1, 2_000), total(2, 5_000), failed(3, "re_2", 3_000)], 2_000],
    ["two that failed", [total(1, 2_000), total(2, 5_000), failed(3, "re_1", 2_000), failed(4, "re_2", 3_000)], 0],
    [
      "all of it, which failed and was made again",
      [total(1, 10_000), failed(2, "re_1", 10_000), total(3, 10_000)],
      10_000,
    ],
    ["a failure that is reported twice", [total(1, 5_000), failed(2, "re_1", 2_000), failed(3, "re_1", 2_000)], 3_000],
  ])("%s", (_, story, refunded) => {
    const orders = permute([payment, ...story]);
    for (const order of orders) {
      const names = order.map(({ id }) => id).join(", ");
      expect(sumBooked(book(order)), names).toBe(refunded);
      // Each event a second time, at the end and at once.
      expect(sumBooked(book([...order, ...order])), names).toBe(refunded);
      expect(sumBooked(book(order.flatMap((event) => [event, { ...event, id: `${event.id} again` }]))), names).toBe(
        refunded,
      );
    }
  });
});

describe("what an earlier version recorded, without the provider's time,", () => {
  const old = (event: Stated): Stated => ({ ...event, id: `${event.id} old`, occurredAt: null });

  test.each<[string, Stated[], number]>([
    ["stays booked", [payment, old(total(1, 5_000)), total(2_000, 7_000)], 7_000],
    ["counts only if it is higher than a total that was late", [payment, old(total(2, 5_000)), total(1, 3_000)], 5_000],
    ["may be less than a total that was late", [payment, old(total(1, 3_000)), total(2, 5_000)], 5_000],
    ["may fail now", [payment, old(total(1, 5_000)), failed(2_000, "re_1", 5_000)], 0],
    [
      "may have failed before, and a lower one follows",
      [payment, old(total(1, 5_000)), old(failed(2, "", 5_000)), total(2_000, 3_000)],
      3_000,
    ],
    ["counts when its payment arrives", [old(total(2, 5_000)), old(total(1, 3_000)), payment], 5_000],
    ["may arrive between newer events", [payment, total(1, 5_000), old(total(2, 8_000)), total(2_000, 9_000)], 9_000],
  ])("%s", (_, story, refunded) => {
    expect(sumBooked(book(story))).toBe(refunded);
    expect(sumBooked(book([...story, ...story]))).toBe(refunded);
  });
});
