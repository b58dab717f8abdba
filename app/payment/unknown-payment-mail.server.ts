import { z } from "zod";
import { cleanLine } from "#app/server/forms/clean-text";
import { type Entry, entryTable, entryText } from "#app/server/mail/entries.server";
import { renderSheet } from "#app/server/mail/layout.server";
import { type Mail, mailTopic } from "#app/server/mail/mail-topics.server";
import { formatMoney } from "../server/mail/format-money";

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
  const title = "Payment for something unknown";
  const lead =
    "Nothing sold here has this reference. Look the payment up at the payment provider and write to whoever paid.";
  const referenceText = cleanLine(reference ?? "");
  const entries: Entry[] = [
    { label: "Reference", value: referenceText || "none" },
    {
      label: "Amount paid",
      value: payment.amountCents === null ? "N/A" : formatMoney(payment.amountCents, payment.currency ?? "usd"),
      strong: true,
    },
    { label: "Event", value: payment.eventId },
  ];
  return {
    subject: title,
    html: renderSheet({
      stock: "rose",
      title,
      corner: "Office copy",
      preview: lead,
      heading: `${title}.`,
      lead,
      submissionId: referenceText.slice(0, 40) || "none",
      body: entryTable(entries, "rose"),
      foot: "Sent to the team when a payment needs a person.",
    }),
    text: `${[`${title}.`, lead, entryText(entries)].join("\n\n")}\n`,
  };
}
