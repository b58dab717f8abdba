import type { Words } from "./words";

export const paycheckBudget: Words = {
  slug: "paycheck-budget",
  title: "Paycheck Budget",
  description: "Know what you can spend per day until the next payday, with every bill already covered.",
  about: [
    "A monthly budget doesn’t help on the 13th, when the rent is out and the next check is two days away. This one goes by paycheck. It gives each bill to the check that has to pay it, takes off your savings goals, and tells you what’s left for each day until the next one.",
    "Type up to four paydays, 24 bills and five goals. Note what you spend, one line at a time, and see which kind of spending runs over. A year page keeps twelve months side by side.",
  ],
  priceCents: 1200,
  category: "lifestyle",
  type: "xlsx",
  includedItems: [
    "One XLSX with six tabs: paychecks, bills, goals, spending, kinds, year",
    "Money left per day for one to four paydays a month",
    "24 bills, each given to the right paycheck by its due date",
    "Five savings goals, split over the paychecks that are left",
    "60 lines of spending in eight kinds, planned against spent",
  ],
  faq: [
    {
      question: "I’m paid every two weeks. Does that work?",
      answer: "Yes. Type this month’s paydays, two or three of them, and change them at the start of the next month.",
    },
    {
      question: "Does it connect to my bank?",
      answer: "No. Nothing leaves your computer. You type what you spend, which is half of why it helps.",
    },
    {
      question: "Which program opens it?",
      answer: "Any that reads XLSX files: Excel, Google Sheets, Numbers, LibreOffice.",
    },
  ],
  related: ["pantry-and-menu-planner", "moving-house-binder", "account-security-weekend"],
  previews: [
    { shows: "Paychecks", alt: "The tab Paychecks: bills, goals and money left per day for each paycheck." },
    { shows: "Bills", alt: "The tab Bills: each bill with its due date and the paycheck that pays it." },
  ],
};
