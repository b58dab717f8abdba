import type { Words } from "./words";

export const reviewReplyPack: Words = {
  slug: "review-reply-pack",
  title: "Review Reply Pack",
  description: "48 texts: ask for a review, and answer every one you get, even the two-star ones.",
  about: [
    "A good review deserves more than “Thanks!”, and a bad one is read by everybody who’s about to call you. Here are the words for both, short enough to send from a phone.",
    "Twelve texts ask for the review, on the day the job is done or a little later. Thirty-six answer it: three for each of twelve situations, from five stars without a word to a mix-up with another business. Import the CSV into your texting tool, or keep it open in a spreadsheet and copy.",
  ],
  priceCents: 1200,
  category: "business",
  type: "csv",
  includedItems: [
    "48 texts in a CSV, one per row, with the situation beside each",
    "12 requests for a review, sorted by when you send them",
    "36 replies: three for each of 12 situations",
    "Blanks in brackets for names, job and link, the same in every row",
  ],
  faq: [
    {
      question: "What opens a CSV?",
      answer: "Excel, Google Sheets, Numbers, and most texting and review tools. It’s plain text in rows and columns.",
    },
    {
      question: "May I offer a discount for a review?",
      answer: "No. The big review sites forbid it, and so do the rules for honest advertising. These texts never do.",
    },
    {
      question: "Should I answer fake reviews?",
      answer:
        "Once, calmly, for the people who read along. The pack has three answers for it. Report the review as well.",
    },
  ],
  related: ["automation-blueprint", "missed-call-script-pack", "invoice-chaser-letters"],
  previews: [
    { shows: 1, alt: "The first rows: texts that ask for a review." },
    { shows: 29, alt: "Further down: replies to reviews that complain." },
  ],
};
