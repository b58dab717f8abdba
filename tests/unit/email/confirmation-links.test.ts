import { expect, test } from "vitest";
import { addConfirmation } from "#app/server/email/confirmation-links.server";
import { renderCustomerEmail } from "#app/server/email/customer-email.server";
import { finishEmail } from "#app/server/email/email-topics.server";
import { business } from "#app/site";
import { attributesOf, parseDocument } from "#tests/support/document";

const origin = "https://palmetto.example";

test("each link to our site keeps its query and gets the token, except the one that stops emails", () => {
  const pay = `${origin}/test-checkout/basic?client_reference_id=SUB-1&key=a`;
  const stop = `${origin}/orders/SUB-1/reminders?version=1&key=b`;
  const email = renderCustomerEmail({
    subject: "Order",
    preview: "Order",
    heading: "Order",
    lead: "Pay.",
    parts: [],
    button: { label: "Pay", href: pay },
    foot: "Bye.",
    footLink: { label: "Stop", href: stop },
  });
  const { html, text } = addConfirmation(
    { ...finishEmail(email, business.defaults), unsubscribeUrl: stop },
    origin,
    "token",
  );
  const links = attributesOf(parseDocument(html), "a", "href").filter((href) => href?.startsWith(origin));
  expect(new Set(links)).toEqual(new Set([`${pay}&confirm=token`, stop]));
  expect(text).toContain(`${pay}&confirm=token\n`);
  expect(text).toContain(`${stop}\n`);
});
