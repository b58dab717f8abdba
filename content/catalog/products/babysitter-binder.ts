import type { CatalogProduct } from "./catalog-product";

export const babysitterBinder: CatalogProduct = {
  slug: "babysitter-binder",
  title: "Babysitter Binder",
  description: "Everything your sitter needs to know, so you can leave your phone face down at dinner.",
  about: [
    "The allergy, the blanket with a name, the neighbor with the key. You know it all by heart. Your sitter needs it on paper.",
    "Fill in the binder once. Page 2 is for emergencies, with phone numbers in the order to call them. Each child gets a page of their own. For each night out, print one page with what’s different tonight. The sitter uses the same page to tell you how it went.",
  ],
  priceCents: 900,
  category: "parents",
  type: "pdf",
  includedItems: [
    "An 8-page PDF to print and fill in",
    "An emergency page with numbers in the order to call, and a table for four kids",
    "Ten house rules to answer, and a bedtime page in eight steps",
    "A page for each child, and a page for each evening",
    "A permission page for medical care, and a checklist for a new sitter",
  ],
  faq: [
    {
      question: "Is it good for grandparents, too?",
      answer: "Yes. They need the same phone numbers, doses and bedtimes.",
    },
    {
      question: "Is the medical permission valid in my state?",
      answer:
        "Rules differ by state and hospital, and some ask for a notary. Show it to your pediatrician’s office. It isn’t legal advice.",
    },
    {
      question: "How many kids does it hold?",
      answer: "Four on the emergency page. Print as many child pages as you need.",
    },
  ],
  related: ["school-morning-checklist", "reading-log-for-kids", "pantry-and-menu-planner"],
  previews: [
    { shows: 2, alt: "Page 2: who to call, and each child’s allergies and medicine." },
    { shows: 6, alt: "Page 6: tonight’s page, with dinner, bedtime, medicine and how it went." },
  ],
};
