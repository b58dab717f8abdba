import { afterAll, expect, test } from "vitest";
import { type OrderEmail, orderEmails } from "#app/order/emails/order-emails.server";
import { contactEntries } from "#app/order/model/order-fields";
import type { OutboxMessage } from "#app/server/outbox/outbox.server";
import { type BuyerEmail, buyerEmails } from "#app/shop/buy/buyer-emails.server";
import { type TeamSaleEmail, teamSaleEmails } from "#app/shop/buy/team-sale-emails.server";
import { type ProductReviewEmail, productReviewEmails } from "#app/shop/reviews/review-emails.server";
import { closeOutbox, openOutbox } from "#tests/support/outbox/outbox";
import { startSmtp } from "#tests/support/outbox/smtp";

afterAll(closeOutbox);

/** An order in emails that were queued before any field was added. It stays as it is: such emails still have to be sent. */
const order = {
  submissionId: "SUB-7K2M9QXA",
  fullName: "Dana Whitfield",
  email: "dana@studio.example",
  phone: "407-555-0134",
  businessName: "Whitfield Studio",
  option: "starter",
  requirements: "Doors at 10.",
  breakdown: { flyers: 25 },
  priceCents: 19_900,
  payUrl: null,
  photos: [{ name: "sign.jpg", size: 40_000, url: "/uploads/abc" }],
  origin: "https://palmetto.example",
};
const payment = { eventId: "evt_1", amountCents: 9900, currency: "usd" };

const queued: Record<OrderEmail, unknown> = {
  "order-team": order,
  "order-customer": order,
  "payment-customer": order,
  "payment-problem": { order, payment, problem: "wrong_amount" },
  "order-refund": { order, refund: { amountCents: 5_000, currency: "usd", reason: null } },
  "payment-refunded": { order, payment, paidCents: 19_900, isFull: false, staysPaid: true },
  "payment-disputed": { order, payment, reason: null },
  "payment-refund-failed": { order, payment, reason: null },
  "payment-dispute-closed": { order, payment, isWon: false },
};

const purchase = { number: "VLT-7K2M9QXA", title: "Client Onboarding Kit", amountCents: 1900, currency: "usd" };
const download = {
  purchase,
  description: "A checklist.",
  downloadUrl: "https://palmetto.example/thank-you/kit?purchase=VLT-7K2M9QXA&key=abc",
  until: "Nov 23, 2027",
  downloadsLeft: 10,
};
const sale = {
  purchase,
  email: "dana@studio.example",
  saleUrl: "https://palmetto.example/admin/sales/VLT-7K2M9QXA",
  eventId: "evt_1",
};

const queuedSales: Record<BuyerEmail | TeamSaleEmail | ProductReviewEmail, unknown> = {
  "purchase-ready": download,
  "purchase-link": download,
  "purchase-update": { ...download, note: null },
  "purchase-ended": { purchase, reason: "refunded" },
  "purchase-refund": { purchase, refund: { amountCents: 500, currency: "usd", reason: null } },
  "purchase-sold": sale,
  "purchase-held": { ...sale, reason: "email", dueCents: 1900 },
  "purchase-refunded": { ...sale, refundedCents: null, isFull: true },
  "purchase-disputed": { ...sale, disputedCents: 1900, reason: null },
  "purchase-refund-failed": { ...sale, failedCents: 1900, reason: null },
  "purchase-dispute-closed": { ...sale, disputedCents: 1900, isWon: false, isRestored: false },
  "product-review": {
    ...{ number: purchase.number, title: purchase.title, saleUrl: sale.saleUrl },
    ...{ stars: 5, words: "It works.", name: "Dana" },
  },
};

async function send(topic: string, data: unknown) {
  const server = await startSmtp();
  const outbox = await openOutbox({ SMTP_URL: server.url });
  const worker = outbox.createTestWorker();
  const message = { kind: "mail", topic, dedupeKey: `${topic}:1`, payload: { to: "dana@studio.example", data } };
  await outbox.queueMessages(message as OutboxMessage);
  await worker.runDue();
  const { state } = await outbox.readOnlyRow();
  await worker.stop();
  await server.close();
  return { state, texts: server.received.map(({ email }) => email.text) };
}

test("every email about orders is tested with stored data", () => {
  expect(Object.keys(queued).sort()).toEqual(Object.keys(orderEmails).sort());
});

test("every email of the shop is tested with stored data", () => {
  const emails = { ...buyerEmails, ...teamSaleEmails, ...productReviewEmails };
  expect(Object.keys(queuedSales).sort()).toEqual(Object.keys(emails).sort());
});

test.each(Object.entries({ ...queued, ...queuedSales }))(
  "%s is sent with data of the first version",
  async (topic, data) => {
    const { state, texts } = await send(topic, data);
    expect(state).toBe("sent");
    expect(texts).toHaveLength(1);
  },
);

const optional = contactEntries.filter(([, { required }]) => !required);

test.each(optional)("an email that was queued before the field %s was added is sent without it", async (key, field) => {
  const { [key as "phone"]: _, ...before } = order;
  const { state, texts } = await send("order-team", before);
  expect(state).toBe("sent");
  expect(texts[0]).toMatch(new RegExp(`^${field.headings.email} +N/A$`, "m"));
});
