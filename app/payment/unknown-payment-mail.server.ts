import { z } from "zod";
import { cleanLine } from "#app/server/forms/clean-text";
import { type Mail, mailTopic } from "#app/server/mail/mail-topics.server";
import { writeTeamMail } from "#app/server/mail/team-mail.server";
import { formatPaidAmount } from "../server/mail/format-money";

const unknownPaymentSchema = z.object({
  reference: z.string().nullable(),
  payment: z.object({ eventId: z.string(), amountCents: z.number().nullable(), currency: z.string().nullable() }),
});

export const paymentMails = {
  "payment-unknown": mailTopic("Unknown payment", unknownPaymentSchema, writeUnknownPaymentMail, {
    reference: "SUB-UNKNOWN1",
    payment: { eventId: "evt_sample", amountCents: 9900, currency: "usd" },
  }),
};

function writeUnknownPaymentMail({ reference, payment }: z.output<typeof unknownPaymentSchema>): Mail {
  const title = "Payment we can't match";
  return writeTeamMail({
    subject: title,
    heading: title,
    lead: "Look up this payment at the payment provider and contact whoever paid. No order and nothing in the Vault has this reference.",
    parts: [
      {
        entries: [
          { label: "Reference", value: cleanLine(reference ?? "") || "none" },
          { label: "Amount paid", value: formatPaidAmount(payment), strong: true },
          { label: "Event", value: payment.eventId },
        ],
      },
    ],
    foot: "Sent to the team when a payment needs your attention.",
  });
}
