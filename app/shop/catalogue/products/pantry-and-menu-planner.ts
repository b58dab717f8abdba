import type { Words } from "./words";

export const pantryAndMenuPlanner: Words = {
  slug: "pantry-and-menu-planner",
  title: "Pantry and Menu Planner",
  description: "From what’s on the shelf to what’s for dinner to what to buy.",
  about: [
    "The fourth jar of cumin is a planning problem. Start with the pantry tab: what you have, how much of it, and what should be eaten first.",
    "Then plan seven dinners and what each one needs. The shopping tab lists only what the pantry doesn’t have, in the order of the aisles, with amounts. Two pages print for the kitchen: the week’s menu, and the list to take along.",
  ],
  priceCents: 1000,
  category: "lifestyle",
  type: "xlsx",
  includedItems: [
    "One XLSX with four tabs: pantry, menu, shopping, print",
    "60 pantry lines with amounts, a minimum to keep, and a use-by date",
    "Seven dinners with up to six ingredients each",
    "A shopping list of up to 40 things that writes itself",
    "A one-page menu for the kitchen door",
  ],
  faq: [
    {
      question: "Are there recipes in it?",
      answer: "No. It plans the meals you already cook. A column holds the page or link where your recipe is.",
    },
    { question: "Does it count calories?", answer: "No. It counts what’s in the cupboard." },
    {
      question: "Which program opens it?",
      answer: "Any that reads XLSX files: Excel, Google Sheets, Numbers, LibreOffice. A sample week is filled in.",
    },
  ],
  related: ["paycheck-budget", "moving-house-binder", "school-morning-checklist"],
  previews: [
    { shows: "Shopping", alt: "The tab Shopping: what to buy, how much, and in which aisle." },
    { shows: "Pantry", alt: "The tab Pantry: what’s on the shelf and what to eat first." },
  ],
};
