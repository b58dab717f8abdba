import type { CatalogProduct } from "./catalog-product";

export const missedCallScriptPack: CatalogProduct = {
  slug: "missed-call-script-pack",
  title: "Missed Call Script Pack",
  description: "Keep callers from moving on: 40 short texts to send when you can’t pick up.",
  about: [
    "The phone rings while your hands are full. By the time you’re free, the caller may be talking to the next name on the list. A quick text that says who you are and when you’ll call back can keep the job yours.",
    "The pack covers eight situations, from being on a job to being closed for the weekend, each in five tones. Type your name, hours and booking link once, and all 40 texts fill in by themselves, with a character count so you know each one fits in a single message.",
    "Pick the ones that sound like you, copy them into your phone’s quick replies, and send them with one thumb.",
  ],
  priceCents: 1900,
  category: "business",
  type: "xlsx",
  includedItems: [
    "One Excel file (XLSX) with four tabs and 40 texts: eight situations in five tones",
    "Eight follow-ups, one per situation, for callers who don’t answer",
    "Six details to type once; every text fills in and counts its characters",
    "Eight rules on when to text, and when to stop",
  ],
  faq: [
    {
      question: "Does it send the texts for me?",
      answer:
        "No. You paste them into your phone’s quick replies or a texting tool you already use. If you’d like them to go out by themselves, ask us in a free call.",
    },
    { question: "Can I change the wording?", answer: "Yes, and you should. Every line is yours to edit." },
    {
      question: "Which situations are covered?",
      answer:
        "On a job, with a customer, driving, in a meeting, closed for the day, closed for the weekend, on vacation, and urgent calls after hours.",
    },
  ],
  excerpt: {
    title: "Closed for the day, in three of the five tones",
    texts: [
      {
        label: "Plain",
        text: "Hi, [business] here. We're closed until [open]. Text me what you need and you're first on the list.",
      },
      { label: "Brisk", text: "[business]: closed, back [open]. Book here any time: [link]" },
      {
        label: "Playful",
        text: "Lights off, phone on! Text me what you need and I'll call you [open]. [name], [business]",
      },
    ],
  },
  related: ["automation-blueprint", "review-reply-pack", "opening-hours-poster-set"],
  previews: [
    { shows: "40 texts", alt: "The 40 texts tab: situation, tone, text and character count." },
    { shows: "Follow-ups", alt: "The Follow-ups tab: eight texts for callers who went quiet." },
  ],
};
