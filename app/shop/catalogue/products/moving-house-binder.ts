import type { Words } from "./words";

export const movingHouseBinder: Words = {
  slug: "moving-house-binder",
  title: "Moving House Binder",
  description: "A move in eleven checklists, from eight weeks before the truck to two weeks after it.",
  about: [
    "A move is a few hundred small jobs with dates on them. The binder sorts them into eleven checklists: one for each of the eight weeks before, one for moving day, and one for each of the two weeks after.",
    "Three more pages keep what you look up in a hurry. Which box has the kettle? What did the meter say when you left? Who still has a key? Print it, punch three holes, and take the binder along in the front seat.",
  ],
  priceCents: 1600,
  category: "lifestyle",
  type: "pdf",
  includedItems: [
    "A 15-page PDF for a three-ring binder",
    "Eleven checklists with 102 steps, and room for your own",
    "A box list with number, room and contents",
    "A change-of-address list with 34 places to tell",
    "A page for meter readings and keys, old home and new",
  ],
  faq: [
    {
      question: "I move in three weeks. Is it too late?",
      answer:
        "No. Do the earlier checklists in one evening and cross out what no longer applies. The last three weeks stand on their own.",
    },
    {
      question: "Does it work for renters?",
      answer: "Yes. Steps only for renters or only for owners are marked, so you can skip the others.",
    },
    { question: "What size does it print?", answer: "US Letter, 15 pages, with room at the edge for holes." },
  ],
  related: ["home-network-notes", "pantry-and-menu-planner", "paycheck-budget"],
  previews: [
    { shows: 10, alt: "Page 10: the checklist for moving day." },
    { shows: 14, alt: "Page 14: who needs the new address." },
  ],
};
