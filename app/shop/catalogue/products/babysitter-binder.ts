import type { Words } from "./words";

export const babysitterBinder: Words = {
  slug: "babysitter-binder",
  title: "Babysitter Binder",
  description: "Everything a sitter needs to know, so you can put your phone face down at dinner.",
  about: [
    "The allergy, the blanket with a name, the neighbor with the key. You know all of it by heart, and that’s the problem: it’s in your heart and not on paper.",
    "Fill in the binder once. Page 2 is for emergencies, with phone numbers in the order to call them. Each child gets a page of their own. For every evening you print one page with what’s different tonight, and the sitter writes on it how it went.",
  ],
  priceCents: 900,
  category: "parents",
  type: "pdf",
  includedItems: [
    "An 8-page PDF to print and fill in",
    "An emergency page with numbers in the order to call, and a table for four children",
    "Ten house rules to answer, and a bedtime page in eight steps",
    "A page for each child, and a page for each evening",
    "A permission page for medical care, and a checklist for a new sitter",
  ],
  faq: [
    {
      question: "Is it good for grandparents, too?",
      answer: "Yes. They ask fewer questions and need the same answers.",
    },
    {
      question: "Is the medical permission valid in my state?",
      answer:
        "Rules differ by state and hospital, and some ask for a notary. Show it to your pediatrician’s office. It isn’t legal advice.",
    },
    {
      question: "How many children does it hold?",
      answer: "Four on the emergency page. Print the child’s page as often as you like.",
    },
  ],
  related: ["school-morning-checklist", "reading-log-for-kids", "pantry-and-menu-planner"],
  previews: [
    { shows: 2, alt: "Page 2: whom to call, and allergies and medicine of each child." },
    { shows: 6, alt: "Page 6: the page for tonight, with dinner, bedtime and how it went." },
  ],
};
