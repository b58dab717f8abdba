import { z } from "zod";
import { type EmailContent, emailTopic } from "../server/email/email-topics.server";
import { writeTeamEmail } from "../server/email/team-email.server";
import { cleanLine } from "../server/text/clean-text";
import { formatPaidAmount } from "../server/text/money";

const unknownPaymentSchema = z.object({
  reference: z.string().nullable(),
  payment: z.object({ eventId: z.string(), amountCents: z.number().nullable(), currency: z.string().nullable() }),
});

const removedRecordSchema = unknownPaymentSchema.extend({ isDispute: z.boolean() });

export const paymentEmails = {
  "payment-unknown": emailTopic("Unknown payment", unknownPaymentSchema, writeUnknownPaymentEmail, {
    reference: "SUB-UNKNOWN1",
    payment: { eventId: "evt_sample", amountCents: 9900, currency: "usd" },
  }),
  "payment-removed": emailTopic("Payment for a deleted record", removedRecordSchema, writeRemovedRecordEmail, {
    reference: "SUB-7K2M9QXA",
    payment: { eventId: "evt_sample", amountCents: 9900, currency: "usd" },
    isDispute: true,
  }),
};

function writeUnknownPaymentEmail({ reference, payment }: z.output<typeof unknownPaymentSchema>): EmailContent {
  return writePaymentEmail("Payment we can’t match", {
    lead: "Look up this payment at the payment provider and contact whoever paid. No order and nothing in the Vault has this reference.",
    ...{ reference, payment, amountLabel: "Amount paid" },
  });
}

function writeRemovedRecordEmail({
  reference,
  payment,
  isDispute,
}: z.output<typeof removedRecordSchema>): EmailContent {
  return writePaymentEmail(`${isDispute ? "Disputed" : "Refunded"}: a payment for a deleted record`, {
    lead: isDispute
      ? "Answer the dispute at the payment provider before its deadline. We no longer have the order or purchase, because it was removed from the trash."
      : "Check the refund at the payment provider. We no longer have the order or purchase, because it was removed from the trash.",
    ...{ reference, payment, amountLabel: "Amount" },
  });
}

interface PaymentEmail extends z.output<typeof unknownPaymentSchema> {
  lead: string;
  amountLabel: string;
}

function writePaymentEmail(title: string, { lead, reference, payment, amountLabel }: PaymentEmail): EmailContent {
  return writeTeamEmail({
    subject: title,
    heading: title,
    lead,
    parts: [
      {
        entries: [
          { label: "Reference", value: cleanLine(reference ?? "") || "none" },
          { label: amountLabel, value: formatPaidAmount(payment), strong: true },
          { label: "Event", value: payment.eventId },
        ],
      },
    ],
    foot: "Sent to the team when a payment needs your attention.",
  });
}
