import { clean, escapeHtml, passage, photoList, renderSheet, webLink } from "./mail-layout.server";
import { bars, type Entry, entryTable, entryText, money, orderEntries, totalOf } from "./mail-lines.server";
import type { Mail, MailOrder } from "./order-mails.server";
import { optionName, question } from "./packages";

/** To the team, for a new order or question. The caller sets Reply-To to the customer. */
export function teamMail(order: MailOrder): Mail {
  const asks = order.option === question.value;
  const what = asks ? "question" : "order";
  const who = oneLine(order.fullName);
  const entries = asks ? [{ label: "Package", value: optionName(order.option) }] : orderEntries(order);
  const words = asks ? "Question" : "Detailed Requirements";
  const photos = order.photos.map(({ name, size, url }) => ({
    name: oneLine(name),
    size: bytes(size),
    href: webLink(url, order.origin),
  }));
  const photoCount = `${photos.length} ${photos.length === 1 ? "photo" : "photos"}`;
  const summary = asks ? who : `${optionName(order.option)}, ${money(order.priceCents)}, ${who}`;
  return {
    subject: `New ${what} ${order.submissionId}: ${summary.slice(0, 80)}`,
    html: renderSheet({
      stock: "rose",
      title: `New ${what} ${order.submissionId}`,
      corner: "Office copy",
      preview: asks ? photoCount : `${totalOf(entries)} visuals, ${photoCount}.`,
      heading: asks
        ? "New question."
        : `New order: ${escapeHtml(optionName(order.option))}, ${money(order.priceCents)}.`,
      lead: "Answer this e-mail to write to the customer.",
      submissionId: order.submissionId,
      body: [
        bars(entries, "rose"),
        entryTable([...customer(order), ...entries], "rose"),
        passage(words, order.requirements, "rose"),
        photoList(photos, "rose"),
      ].join(""),
      foot: "Sent to the team for each new order and question.",
    }),
    text: text(
      `New ${what}: ${summary}`,
      `Ticket number: ${order.submissionId}`,
      entryText(customer(order)),
      entryText(entries),
      `${words}:\n\n${clean(order.requirements).trim()}`,
      photos.map(({ name, size, href }) => `${name} (${size})\n${href ?? ""}`).join("\n\n"),
      "Answer this e-mail to write to the customer.",
    ),
  };
}

/** To the team, when a payment names an order but not its price. Nothing has been changed by then. */
export function wrongAmountMail(
  order: MailOrder,
  payment: { eventId: string; amountCents: number | null; currency: string | null },
): Mail {
  const lead = "The order is unchanged. Look the payment up at the payment provider, then set the status by hand.";
  const entries: Entry[] = [
    { label: `Price of ${optionName(order.option)}`, value: money(order.priceCents) },
    {
      label: "Amount paid",
      value: payment.amountCents === null ? "N/A" : money(payment.amountCents, payment.currency ?? "usd"),
      strong: true,
    },
    { label: "Event", value: payment.eventId },
    ...customer(order),
  ];
  return {
    subject: `Wrong amount paid for ${order.submissionId}`,
    html: renderSheet({
      stock: "rose",
      title: `Wrong amount paid for ${order.submissionId}`,
      corner: "Office copy",
      preview: lead,
      heading: "Wrong amount paid.",
      lead,
      submissionId: order.submissionId,
      body: entryTable(entries, "rose"),
      foot: "Sent to the team when a payment does not match its order.",
    }),
    text: text("Wrong amount paid.", lead, `Ticket number: ${order.submissionId}`, entryText(entries)),
  };
}

function customer(order: MailOrder): Entry[] {
  return [
    { label: "Name", value: oneLine(order.fullName) },
    { label: "Email", value: oneLine(order.email) },
    { label: "Phone", value: oneLine(order.phone ?? "") || "N/A" },
    { label: "Business", value: oneLine(order.businessName ?? "") || "N/A" },
  ];
}

function text(...parts: string[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function oneLine(typed: string): string {
  return clean(typed).replace(/\s+/g, " ").trim();
}

function bytes(size: number): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
