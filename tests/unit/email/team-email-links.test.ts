import { expect, test } from "vitest";
import { emailOrder } from "#app/order/emails/email-order.server";
import { orderEmails, writeOrderTeamEmail } from "#app/order/emails/order-emails.server";
import { sampleOrder } from "#app/order/emails/sample-order.server";
import { business } from "#app/site";
import { attributesOf, parseDocument } from "#tests/support/document";

const agency = business.defaults;

test.each([
  ["a new order", orderEmails["order-team"].sample?.(agency)],
  ["a question", writeOrderTeamEmail(emailOrder.parse({ ...sampleOrder, option: "other" })).render(agency)],
  ["a payment problem", orderEmails["payment-problem"].sample?.(agency)],
  ["a refund", orderEmails["payment-refunded"].sample?.(agency)],
  ["a dispute", orderEmails["payment-disputed"].sample?.(agency)],
])("the team's email about %s leads to the ticket", (_, email) => {
  const ticket = `${sampleOrder.origin}/admin/orders/${sampleOrder.submissionId}`;
  expect(attributesOf(parseDocument(email?.html ?? ""), "a", "href")).toContain(ticket);
  expect(email?.text).toContain(`Open the order:\n${ticket}`);
});
