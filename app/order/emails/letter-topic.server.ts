import { createLetterTopic } from "#app/outbox/compose/letter-mail.server";

export const letterTopic = createLetterTopic("Email to the customer", {
  subject: "A question about your flyers",
  text: "Thank you for the photos.\n\nWhich of the two logos should we use? The green one reads better on a dark background.",
  number: "SUB-7K2M9QXA",
  fullName: "Dana Whitfield",
});
