import type { Words } from "./words";

export const examWeekPlanner: Words = {
  slug: "exam-week-planner",
  title: "Exam Week Planner",
  description: "Seven days of study hours that fit the time you really have.",
  about: [
    "A study plan usually fails on arithmetic: ten hours of review don’t fit into a Tuesday with a shift and a lab. This planner starts with the hours that are already taken, then shows what’s left to share between up to six subjects.",
    "It adds up the hours by day and by subject and turns red where you’ve planned more than you have. Rate your topics from one to five, and it says which to study first. The last tab prints the whole week on one page, ready to cross off by hand.",
  ],
  priceCents: 900,
  category: "students",
  type: "xlsx",
  includedItems: [
    "One XLSX with five tabs: week, subjects, topics, exams, print",
    "Seven days with sleep, classes, work and meals taken off before you plan",
    "Room for six subjects, with hours wanted against hours planned",
    "36 lines to rate what you know from one to five",
    "A one-page week to print that fills in by itself",
  ],
  faq: [
    {
      question: "Which program opens it?",
      answer: "Any that reads XLSX files: Excel, Google Sheets, Numbers, LibreOffice. A sample week is filled in.",
    },
    {
      question: "How many subjects does it hold?",
      answer: "Up to six. Rows you don’t need can stay empty.",
    },
    { question: "Can I use it for another week?", answer: "Yes. Type another first day and all dates follow." },
  ],
  related: ["grade-calculator", "essay-outline-kit", "school-morning-checklist"],
  previews: [
    { shows: "Week", alt: "The tab Week: free and planned hours for seven days." },
    { shows: "Topics", alt: "The tab Topics: what to study first, by how well it’s known." },
  ],
};
