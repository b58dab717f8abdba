import type { CatalogProduct } from "./catalog-product";

export const paycheckBudget: CatalogProduct = {
  slug: "paycheck-budget",
  title: "Paycheck Budget",
  description: "Know what you can spend per day until the next payday, with every bill already covered.",
  about: [
    "A monthly budget doesn’t help on the 13th, when the rent is out and the next check is two days away. This one goes by paycheck. It assigns each bill to the check that has to cover it, sets aside your savings goals, and tells you what’s left to spend each day until the next one.",
    "Type up to four paydays, 24 bills and five goals. Write down what you spend, one line at a time, and see which categories run over. A year tab keeps twelve months side by side.",
  ],
  priceCents: 1200,
  category: "lifestyle",
  type: "xlsx",
  includedItems: [
    "One Excel file (XLSX) with six tabs: paychecks, bills, goals, spending, categories, year",
    "Money left per day for one to four paydays a month",
    "24 bills, each matched to the right paycheck by its due date",
    "Five savings goals, split over the paychecks that are left",
    "60 lines of spending in eight categories, with planned next to spent",
  ],
  faq: [
    {
      question: "I’m paid every two weeks. Does that work?",
      answer: "Yes. Type this month’s paydays, two or three of them, and change them when the next month starts.",
    },
    {
      question: "Does it connect to my bank?",
      answer: "No. You type in what you spend, which is half of why it works.",
    },
    {
      question: "Which program opens it?",
      answer: "Excel, Google Sheets, Numbers or LibreOffice. Anything that opens XLSX files works.",
    },
  ],
  related: ["pantry-and-menu-planner", "moving-house-binder", "account-security-weekend"],
  previews: [
    { shows: "Paychecks", alt: "The Paychecks tab: bills, goals and money left per day for each paycheck." },
    { shows: "Bills", alt: "The Bills tab: each bill with its due date and the paycheck that covers it." },
  ],
};
