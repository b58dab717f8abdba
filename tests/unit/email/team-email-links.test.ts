import { expect, test } from "vitest";
import { emailOrder } from "#app/order/emails/email-order.server";
import { orderEmails, writeOrderTeamEmail } from "#app/order/emails/order-emails.server";
import { sampleOrder } from "#app/order/emails/sample-order.server";
import { attributesOf, parseDocument } from "#tests/support/document";

test.each([
  ["a new order", orderEmails["order-team"].sample?.()],
  ["a question", writeOrderTeamEmail(emailOrder.parse({ ...sampleOrder, option: "other" }))],
  ["a payment problem", orderEmails["payment-problem"].sample?.()],
  ["a refund", orderEmails["payment-refunded"].sample?.()],
  ["a dispute", orderEmails["payment-disputed"].sample?.()],
])("the team's email about %s leads to the ticket", (_, email) => {
  const ticket = `${sampleOrder.origin}/admin/orders/${sampleOrder.submissionId}`;
  expect(attributesOf(parseDocument(email?.html ?? ""), "a", "href")).toContain(ticket);
  expect(email?.text).toContain(`Open the ticket:\n${ticket}`);
});
