import type { CatalogProduct } from "./catalog-product";

export const invoiceChaserLetters: CatalogProduct = {
  slug: "invoice-chaser-letters",
  title: "Invoice Chaser Letters",
  description: "Get late invoices paid with six letters that stay polite from day 3 to day 45.",
  about: [
    "Nobody wants to spend Friday night asking for money they’ve already earned. These six letters do the asking, in order, on days 3, 7, 14, 21, 30 and 45 after the due date.",
    "The first assumes the invoice got lost. The last names a date and what happens after it. In between, the tone gets firmer one step at a time, and every letter gives your customer an easy way to answer.",
    "Fill in the yellow blanks: the name, the invoice number, the amount and the date. Copy the letter into an email or print it on your letterhead. Letters 1 to 4 come as a short text message, too.",
  ],
  priceCents: 1400,
  category: "business",
  type: "pdf",
  includedItems: [
    "Six letters in a 10-page PDF, each on its own page, ready to copy",
    "Letters 1 to 4 again as text messages, and checklists for letters 5 and 6",
    "A one-page calendar: which letter goes out on which day",
    "Three replies for when a customer has a problem, promises to pay, or can only pay part",
    "A script for the call on day 17",
    "Six habits that keep the next invoice from running late",
  ],
  faq: [
    {
      question: "Can I copy the text out of the PDF?",
      answer: "Yes. Select a letter, copy it into your email and replace what’s in yellow.",
    },
    {
      question: "Is this legal advice?",
      answer:
        "No. These are business letters. Talk to a lawyer before you charge late fees or send an account to collections.",
    },
    {
      question: "What if my terms aren’t 30 days?",
      answer: "The days count from the due date on your invoice, so any terms work.",
    },
  ],
  related: ["price-list-builder", "automation-blueprint", "missed-call-script-pack"],
  previews: [
    { shows: 3, alt: "Page 3: letter 1, the friendly nudge for day 3." },
    { shows: 2, alt: "Page 2: a calendar of six letters from day 3 to day 45." },
  ],
};
