import type { CatalogProduct } from "./catalog-product";

export const examWeekPlanner: CatalogProduct = {
  slug: "exam-week-planner",
  title: "Exam Week Planner",
  description: "Plan seven days of studying that fit the hours you really have.",
  about: [
    "Most study plans ask for hours you don’t have: ten hours of review won’t fit into a Tuesday with a shift and a lab. This planner starts with the hours that are already taken, then shows what’s left to share between up to six subjects.",
    "It adds up the hours by day and by subject and turns red where you’ve planned more than you have. Rate your topics from one to five, and it tells you what to study first. The last tab prints the whole week on one page, ready to cross off by hand.",
  ],
  priceCents: 900,
  category: "students",
  type: "xlsx",
  includedItems: [
    "One Excel file (XLSX) with five tabs: week, subjects, topics, exams, print",
    "Seven days with sleep, classes, work and meals taken off before you plan",
    "Room for six subjects, with the hours you want next to the hours you’ve planned",
    "Room for 36 topics, rated from one to five",
    "A one-page week to print that fills in by itself",
  ],
  faq: [
    {
      question: "Which program opens it?",
      answer:
        "Excel, Google Sheets, Numbers or LibreOffice. Anything that opens XLSX files works. A sample week is filled in, so you can see how it works.",
    },
    {
      question: "How many subjects does it hold?",
      answer: "Up to six. Leave the rows you don’t need empty.",
    },
    { question: "Can I use it for another week?", answer: "Yes. Type a new first day and every date changes with it." },
  ],
  related: ["grade-calculator", "essay-outline-kit", "school-morning-checklist"],
  previews: [
    { shows: "Week", alt: "The Week tab: free and planned hours for seven days." },
    { shows: "Topics", alt: "The Topics tab: each topic’s rating, and what to study first." },
  ],
};
