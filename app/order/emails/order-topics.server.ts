import { createStaffEmailTopic } from "#app/outbox/compose/staff-email.server";
import type { NotificationKind } from "#app/server/feature.server";
import { orderLinkEmails } from "./customer-page-email.server";
import { deliveryEmails } from "./delivery-email.server";
import { messageEmails } from "./message-emails.server";
import { orderEmails } from "./order-emails.server";
import { reviewEmails } from "./review-email.server";
import { revisionEmails } from "./revision-emails.server";
import { unpaidEmails } from "./unpaid-emails.server";

const staffEmailTopic = createStaffEmailTopic("Email to the customer", () => ({
  subject: "A question about your flyers",
  text: "Thank you for the photos.\n\nWhich of the two logos should we use? The green one reads better on a dark background.",
  number: "SUB-7K2M9QXA",
  fullName: "Dana Whitfield",
}));

export const orderTopics = {
  ...orderEmails,
  ...deliveryEmails,
  ...messageEmails,
  ...orderLinkEmails,
  ...revisionEmails,
  ...reviewEmails,
  ...unpaidEmails,
  letter: { ...staffEmailTopic, canSendAgain: true },
};

export const orderNotifications: Record<string, NotificationKind & { topics: (keyof typeof orderTopics)[] }> = {
  orders: { label: "New orders and questions", group: "orders", topics: ["order-team"] },
  order_messages: { label: "Messages about orders", group: "orders", topics: ["order-message"] },
  order_answers: {
    label: "Revisions and approvals",
    group: "orders",
    topics: ["order-revision", "order-approved"],
  },
  order_payments: {
    label: "Problems with order payments",
    group: "orders",
    topics: [
      "payment-problem",
      "payment-disputed",
      "payment-dispute-closed",
      "payment-refunded",
      "payment-refund-failed",
    ],
  },
  order_reviews: { label: "Order reviews", group: "orders", topics: ["order-review"] },
};
