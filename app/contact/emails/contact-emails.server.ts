import { z } from "zod";
import { paths } from "#app/paths";
import { REPLY_TIME, renderCustomerEmail } from "#app/server/email/customer-email.server";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import type { Services } from "#app/server/services.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";
import { SAMPLE_ORIGIN } from "#app/site";
import type { Row } from "#drizzle/schema";

const details = z.array(z.object({ label: z.string(), value: z.string() }));

const teamMessage = z.object({
  name: z.string(),
  message: z.string(),
  details,
  visit: details,
  inboxUrl: z.string(),
});
const visitorCopy = z.object({
  businessType: z.string().nullable(),
  inquiryType: z.string().nullable(),
  faqUrl: z.string(),
});

/** Keys are outbox topics: they must stay as long as such emails are queued. */
export const contactEmails = {
  "contact-team": emailTopic("Contact message", teamMessage, writeMessageTeamEmail, {
    name: "Dana Whitfield",
    message: "We miss about ten calls a week after 6 PM. Can something answer them and book a table?",
    details: [
      { label: "Name", value: "Dana Whitfield" },
      { label: "Email", value: "dana@studio.example" },
      { label: "Phone", value: "(407) 555-0143" },
      { label: "Business", value: "Lake Eola Kitchen" },
    ],
    visit: [
      { label: "Sent from", value: "/contact" },
      { label: "First page", value: "/blog/missed-call" },
    ],
    inboxUrl: `${SAMPLE_ORIGIN}/admin/messages/sample`,
  }),
  "contact-visitor": emailTopic("Message received", visitorCopy, writeMessageReceivedEmail, {
    businessType: "Restaurant",
    inquiryType: "AI automation",
    faqUrl: `${SAMPLE_ORIGIN}/faq`,
  }),
} satisfies EmailTopics;

export function toTeamData({ linkOrigin }: Pick<Services, "linkOrigin">, row: Row<"contactMessages">) {
  return {
    name: row.name,
    message: row.message,
    details: [
      { label: "Name", value: row.name },
      { label: "Email", value: row.email },
      { label: "Phone", value: row.phone ?? "" },
      { label: "Business", value: row.businessName ?? row.businessType ?? "" },
      { label: "About", value: row.inquiryType ?? "" },
    ].filter(({ value }) => value),
    visit: describeVisitSource(row.source),
    inboxUrl: new URL(paths.adminInboxMessage(row.id), linkOrigin).href,
  };
}

export function toVisitorData(
  { linkOrigin }: Pick<Services, "linkOrigin">,
  { businessType, inquiryType }: Row<"contactMessages">,
) {
  return { businessType, inquiryType, faqUrl: new URL(paths.faq, linkOrigin).href };
}

function writeMessageTeamEmail({
  name,
  message,
  details,
  visit,
  inboxUrl,
}: z.output<typeof teamMessage>): EmailContent {
  return writeTeamEmail({
    subject: `Message from ${shortenText(cleanLine(name), 80)}`,
    heading: "A new message",
    lead: "Reply to this email to answer, or open the message in the inbox.",
    preview: message || undefined,
    parts: [{ entries: details }, { label: "Message", quote: message }, { entries: visit }],
    button: { label: "Open the message", href: inboxUrl },
    foot: "Sent to the team for each message from the contact pages.",
  });
}

/** Quotes nothing that was typed: with an unconfirmed address, anybody could send their own text to anybody. */
function writeMessageReceivedEmail({ businessType, inquiryType, faqUrl }: z.output<typeof visitorCopy>): EmailContent {
  const entries = [
    { label: "Topic", value: inquiryType ?? "" },
    { label: "Industry", value: businessType ?? "" },
  ].filter(({ value }) => value);
  return renderCustomerEmail({
    subject: "We have your message",
    preview: `Our team will reply ${REPLY_TIME}.`,
    heading: "We have your message",
    lead: `Thanks for writing. Our team will read your message and reply to this address ${REPLY_TIME}.`,
    parts: entries.length > 0 ? [{ entries }] : [],
    button: { label: "Read the FAQ", href: faqUrl },
    foot: "Forgot something? Reply to this email. Didn’t write to us? Someone probably mistyped their address. You can ignore this email.",
  });
}
