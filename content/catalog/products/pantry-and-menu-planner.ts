import type { CatalogProduct } from "./catalog-product";

export const pantryAndMenuPlanner: CatalogProduct = {
  slug: "pantry-and-menu-planner",
  title: "Pantry and Menu Planner",
  description: "Plan a week of dinners from what you have, and buy only what’s missing.",
  about: [
    "Everybody owns four jars of cumin and no onions. Start with the pantry tab: what you have, how much, and what to eat first.",
    "Then plan seven dinners and what each one needs. The shopping tab lists only what your pantry doesn’t have, with amounts, in the order of your store’s aisles. Print two pages: the week’s menu for the kitchen door, and the list for the store.",
  ],
  priceCents: 1000,
  category: "lifestyle",
  type: "xlsx",
  includedItems: [
    "One Excel file (XLSX) with four tabs: pantry, menu, shopping, print",
    "60 pantry lines with amounts, a minimum to keep, and a use-by date",
    "Seven dinners with up to six ingredients each",
    "A shopping list of up to 40 items that fills in by itself, sorted by your store’s aisles",
    "A one-page menu for the kitchen door",
  ],
  faq: [
    {
      question: "Are there recipes in it?",
      answer: "No. It plans the meals you already cook. There’s a column for the page or link of each recipe.",
    },
    { question: "Does it count calories?", answer: "No. It only keeps track of what you have and what you need." },
    {
      question: "Which program opens it?",
      answer:
        "Excel, Google Sheets, Numbers or LibreOffice. Anything that opens XLSX files works. A sample week is filled in.",
    },
  ],
  related: ["paycheck-budget", "moving-house-binder", "school-morning-checklist"],
  previews: [
    { shows: "Shopping", alt: "The Shopping tab: what to buy, how much, and in which aisle." },
    { shows: "Pantry", alt: "The Pantry tab: what’s on the shelf, what to buy and what to eat first." },
  ],
};
