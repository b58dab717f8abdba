import { beforeAll, describe, expect, test } from "vitest";
import { createPicture } from "#tests/support/order/order-form";
import { type Order, placeOrder } from "#tests/support/order/orders";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** Everything that a visitor can type or name, each with a unique word. */
const typed = {
  full_name: "Zorblat Quixby",
  business_name: "Vexnum Freebies",
  phone: "555-0199-8877",
  requirements: "Krandle! Collect your prize at win.example",
};
const words = ["Zorblat", "Quixby", "Vexnum", "0199", "Krandle", "win.example", "plimsow"];

const orders: Record<string, Order> = {};
beforeAll(async () => {
  for (const option of ["starter", "other"])
    orders[option] = await placeOrder(site, { ...typed, option, email: `victim-${option}@elsewhere.example` }, [
      createPicture("plimsow.jpg"),
    ]);
});

const emailTo = async (to: string, subject: RegExp) =>
  (await listQueuedEmails(site)).find((email) => email.to === to && subject.test(email.subject));

describe.each([
  ["a package before it is paid", "starter", /^We have your order /, "Didn’t order this?"],
  ["a question", "other", /^We have your question /, "Didn’t ask us anything?"],
])("the email that confirms %s", (_, option, subject, notYou) => {
  test("contains nothing that was typed", async () => {
    const email = await emailTo(`victim-${option}@elsewhere.example`, subject);
    for (const part of [email?.subject, email?.html, email?.text])
      for (const word of words) expect(part, word).not.toContain(word);
  });

  test("names the number, the next step, the customer page, and what to do if somebody else wrote", async () => {
    const email = await emailTo(`victim-${option}@elsewhere.example`, subject);
    for (const part of [email?.html, email?.text]) {
      expect(part).toContain(orders[option]?.submissionId);
      expect(part).toContain(site.origin);
      expect(part).toContain(notYou);
    }
  });

  test("the team gets every word, and its replies go to the sender", async () => {
    const email = (await listQueuedEmails(site)).find(
      ({ to, text }) => to !== orders[option]?.email && text.includes(orders[option]?.submissionId ?? "none"),
    );
    expect(email?.replyTo).toBe(`victim-${option}@elsewhere.example`);
    for (const word of words) expect(email?.text, word).toContain(word);
  });
});

test("the email of a package still says what was ordered, the price and where to pay", async () => {
  const email = await emailTo("victim-starter@elsewhere.example", /^We have your order /);
  for (const words of ["Professional", "$199", "Social Posts", "Pay $199"]) expect(email?.text).toContain(words);
});

test("once the package is paid, the customer is greeted by name", async () => {
  await sendEvent(site, { session: createPaidSession(orders.starter?.submissionId ?? "") });
  const email = await emailTo("victim-starter@elsewhere.example", /^Payment confirmed for /);
  expect(email?.text).toContain("Payment confirmed, Zorblat.");
});
