import { createStaffEmailTopic } from "#app/outbox/compose/staff-email.server";

export const staffEmailTopic = createStaffEmailTopic("Email to the customer", {
  subject: "A question about your flyers",
  text: "Thank you for the photos.\n\nWhich of the two logos should we use? The green one reads better on a dark background.",
  number: "SUB-7K2M9QXA",
  fullName: "Dana Whitfield",
});
