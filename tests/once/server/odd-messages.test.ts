import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { API_KEY, completeApplication, createExternalId, sendApplication } from "#tests/support/office/dealflow-api";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listVitals } from "#tests/support/office/vitals";
import { createOrderFields } from "#tests/support/order/order-form";
import { listOrders } from "#tests/support/order/orders";
import { createPaidSession, listOutcomes, placeUnpaidOrder, sendEvent } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ DEALFLOW_API_KEY: API_KEY, DEALFLOW_API_PER_HOUR: "0" });
const office = setUpSignedInVisitor(site);

let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(site.services.log, "error");
});
afterEach(() => {
  const logged = errors.mock.calls.map(([about]) => String(about.err));
  errors.mockRestore();
  expect(logged).toEqual([]);
});

/** Text that PostgreSQL stores neither in a column nor in JSON, and text that is too long. */
const texts = ["\0", "a\0b", "\ud800", "a\udfffb", "\uffff", "x".repeat(5000), "€".repeat(5000)];
const numbers = [2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e300, 0.5];

const COMPLETED = "checkout.session.completed";

describe("a signed event is recorded or refused", () => {
  let serial = 0;

  test.each([COMPLETED, "checkout.session.async_payment_failed", "customer.created"])(
    "of the type %s",
    async (type) => {
      const events = [
        ...texts.flatMap((text) => [
          { type, id: `evt_odd_${++serial}${text}` },
          { type: type + text },
          { type, session: createPaidSession(text) },
          { type, session: { ...createPaidSession("SUB-XXXXXXXX"), currency: text } },
          { type, session: { ...createPaidSession("SUB-XXXXXXXX"), payment_status: text } },
        ]),
        ...numbers.map((amount) => ({ type, session: createPaidSession("SUB-XXXXXXXX", amount) })),
      ];
      for (const event of events)
        expect([200, 400], JSON.stringify(event).slice(0, 200)).toContain((await sendEvent(site, event)).status);
    },
  );

  test("the team is emailed about a payment with any reference", async () => {
    const answer = await sendEvent(site, { id: "evt_cut", session: createPaidSession("SUB-\0\ud800CUT") });
    expect(await answer.json()).toMatchObject({ outcome: "unknown_reference" });
    const email = (await listQueuedEmails(site)).find(({ key }) => key.includes("evt_cut"));
    expect(email?.subject).toBe("Payment we can’t match");
    expect(email?.text).toContain("SUB-");
  });

  test("an amount that is far too large does not pay for an order", async () => {
    const { reference } = await placeUnpaidOrder(site);
    expect((await sendEvent(site, { session: createPaidSession(reference, 2 ** 31) })).status).toBe(400);
    expect(await listOutcomes(site, reference)).toEqual([]);
  });
});

describe("an application with odd text is cleaned and stored, or refused,", () => {
  test.each([
    ...Object.keys(completeApplication),
    "external_id",
    "website_link",
    "status",
    "submitted_date",
    "payment_date",
    "odd",
  ])("when it is in %s", async (field) => {
    for (const text of texts)
      for (const value of [text, `a${text}`, { [text]: text }]) {
        const sent = {
          ...completeApplication,
          external_id: createExternalId(),
          [field]: value,
          ...(field === "odd" && { [text]: 1 }),
        };
        expect([201, 400], JSON.stringify(value).slice(0, 50)).toContain((await sendApplication(site, sent)).status);
      }
  });
});

test("an impossible measurement is refused", async () => {
  const report = (name: string, value: number, id = "v5-1-1") =>
    office.beacon("/vitals", JSON.stringify({ page: "/admin", metrics: [{ id, name, value }] }));
  for (const value of [2_147_484, 3_600_000, ...numbers.slice(0, 4)])
    expect((await report("CLS", value)).status, String(value)).toBe(400);
  expect((await report("LCP", 2 ** 31)).status).toBe(400);
  expect((await report("LCP", 1, "v5-\0-1")).status).toBe(400);
  expect(await listVitals(site)).toEqual([]);
  expect((await report("CLS", 0.25)).status).toBe(204);
});

/** A form whose parts are all in UTF-16, which can hold NUL and unpaired surrogates. */
function inUtf16(fields: Record<string, string | string[]>): string {
  const part = ([name, value]: [string, string | string[]]) =>
    `--odd\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n` +
    `${Buffer.from(String(value), "utf16le").toString("latin1")}\r\n`;
  return `${Object.entries(fields).map(part).join("")}--odd--\r\n`;
}

test.each([
  ["NUL", "\0"],
  ["half a surrogate pair", "\ud800"],
  ["the other half of a surrogate pair", "a\udc00b"],
])("a form in UTF-16 with %s is a normal order", async (what, odd) => {
  const email = `${what.replaceAll(" ", "-")}@studio.example`;
  const form = createOrderFields({ email, full_name: `Dana${odd}`, requirements: `Menu${odd}s` });
  const response = await fetch(`${site.origin}/visual-design`, {
    method: "POST",
    redirect: "manual",
    body: Buffer.from(inUtf16(form), "latin1"),
    headers: { Origin: site.origin, "Content-Type": "multipart/form-data; boundary=odd" },
  });
  expect(response.status).toBe(303);
  const order = (await listOrders(site)).find((row) => row.email === email);
  expect(order?.fullName).toMatch(/^Dana/);
  expect(order?.fullName.isWellFormed()).toBe(true);
});
