import type { Words } from "./words";

export const invoiceChaserLetters: Words = {
  slug: "invoice-chaser-letters",
  title: "Invoice Chaser Letters",
  description: "Six letters that get a late invoice paid, polite from day 3 to day 45.",
  about: [
    "Asking for money you’ve already earned is an odd job to do on a Friday night. These six letters do the asking in order, for days 3, 7, 14, 21, 30 and 45 after the due date.",
    "The first assumes the invoice got lost. The last names a date and says what happens after it. In between, the tone gets firmer one step at a time, and every letter leaves room for the customer to answer.",
    "Fill in the yellow blanks: the name, the invoice number, the amount and the date. Copy the text into an email, or print it on your letterhead.",
  ],
  priceCents: 1400,
  category: "business",
  type: "pdf",
  includedItems: [
    "Six letters in one PDF, each on a page of its own, ready to copy",
    "A one-page calendar: which letter goes out on which day",
    "Three replies for when the customer answers with a problem, a promise or a part payment",
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
        "No. These are polite business letters. Talk to a lawyer before you charge late fees or start a collection.",
    },
    {
      question: "What if my terms aren’t 30 days?",
      answer: "The days are counted from the due date on your invoice, so any payment terms work.",
    },
  ],
  related: ["price-list-builder", "automation-blueprint", "missed-call-script-pack"],
  previews: [
    { shows: 3, alt: "Page 3: letter 1, the friendly nudge for day 3." },
    { shows: 2, alt: "Page 2: a calendar of six letters from day 3 to day 45." },
  ],
};
