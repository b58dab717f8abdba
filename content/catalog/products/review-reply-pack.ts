import type { CatalogProduct } from "./catalog-product";

export const reviewReplyPack: CatalogProduct = {
  slug: "review-reply-pack",
  title: "Review Reply Pack",
  description: "Get more reviews and answer every one, even the two-star ones, with 48 ready-made messages.",
  about: [
    "A good review deserves more than “Thanks!”, and everybody who’s about to call you reads the bad ones. Here are the words for both, short enough to send from a phone.",
    "Twelve messages ask for the review, on the day the job is done or a little later. Thirty-six answer it: three for each of twelve situations, from five stars without a word to a review meant for another business. Import the CSV into your texting tool, or open it in a spreadsheet and copy.",
  ],
  priceCents: 1200,
  category: "business",
  type: "csv",
  includedItems: [
    "48 messages in a CSV, one per row, with the situation beside each",
    "12 requests for a review, sorted by when you send them",
    "36 replies: three for each of 12 situations",
    "Blanks in brackets for the name, job and link, the same in every row",
  ],
  faq: [
    {
      question: "What opens a CSV?",
      answer: "Excel, Google Sheets, Numbers, and most texting and review tools. It’s plain text in rows and columns.",
    },
    {
      question: "Can I offer a discount for a review?",
      answer:
        "No. The big review sites don’t allow it, and it can break federal advertising rules. None of these messages do it.",
    },
    {
      question: "Should I answer fake reviews?",
      answer:
        "Once, calmly, for everybody else who reads it. The pack has three replies for that. Report the review, too.",
    },
  ],
  related: ["automation-blueprint", "missed-call-script-pack", "invoice-chaser-letters"],
  previews: [
    { shows: 1, alt: "The first rows: texts that ask for a review." },
    { shows: 29, alt: "Further down: replies to complaints." },
  ],
};
