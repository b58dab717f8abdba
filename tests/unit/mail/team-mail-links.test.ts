import { expect, test } from "vitest";
import { mailOrder } from "#app/order/emails/mail-order.server";
import { orderMails, writeOrderTeamMail } from "#app/order/emails/order-mails.server";
import { sampleOrder } from "#app/order/emails/sample-order.server";
import { attributesOf, parseDocument } from "#tests/support/document";

test.each([
  ["a new order", orderMails["order-team"].sample?.()],
  ["a question", writeOrderTeamMail(mailOrder.parse({ ...sampleOrder, option: "other" }))],
  ["a payment problem", orderMails["payment-problem"].sample?.()],
  ["a refund", orderMails["payment-refunded"].sample?.()],
  ["a dispute", orderMails["payment-disputed"].sample?.()],
])("the team's mail about %s leads to the ticket", (_, mail) => {
  const ticket = `${sampleOrder.origin}/admin/orders/${sampleOrder.submissionId}`;
  expect(attributesOf(parseDocument(mail?.html ?? ""), "a", "href")).toContain(ticket);
  expect(mail?.text).toContain(`Open the ticket:\n${ticket}`);
});
