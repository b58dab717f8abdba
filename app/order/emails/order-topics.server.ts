import { createStaffEmailTopic } from "#app/outbox/compose/staff-email.server";
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
