import type { CatalogProduct } from "./catalog-product";

export const movingHouseBinder: CatalogProduct = {
  slug: "moving-house-binder",
  title: "Moving Binder",
  description:
    "Get through a move without forgetting anything: eleven checklists, from eight weeks before to two weeks after.",
  about: [
    "A move is a hundred small jobs with deadlines. The binder sorts them into eleven checklists: one for each of the eight weeks before, one for moving day, and one for each of the two weeks after.",
    "Three more pages hold what you’ll need to find in a hurry. Which box has the coffeemaker? What did the meter say when you left? Who still has a key? Print it, punch three holes, and keep the binder with you in the front seat.",
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
        "No. Do the earlier checklists in one evening and cross out what no longer applies. From there, go week by week.",
    },
    {
      question: "Does it work for renters?",
      answer: "Yes. The binder marks the steps for renters only or owners only, so you can skip the rest.",
    },
    { question: "What size does it print?", answer: "US Letter, 15 pages, with room in the margin for a hole punch." },
  ],
  related: ["home-network-notes", "pantry-and-menu-planner", "paycheck-budget"],
  previews: [
    { shows: 10, alt: "Page 10: the checklist for moving day." },
    { shows: 14, alt: "Page 14: who needs the new address." },
  ],
};
