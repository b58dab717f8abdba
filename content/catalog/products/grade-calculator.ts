import type { CatalogProduct } from "./catalog-product";

export const gradeCalculator: CatalogProduct = {
  slug: "grade-calculator",
  title: "Semester Grade Calculator",
  description: "See your grade in every course today, and what you need on the final.",
  about: [
    "“What do I need on the final to keep the A?” depends on the labs, the quizzes, and a midterm worth 30 percent. Type the weights from your syllabus once, add points as work comes back, and you always have the answer.",
    "Each of six courses has its own tab with five categories and 24 assignments. The overview puts them side by side with letters, credits and the GPA you’d have if the semester ended today. Work that isn’t graded yet stays out of the math.",
  ],
  priceCents: 900,
  category: "students",
  type: "xlsx",
  includedItems: [
    "One Excel file (XLSX) with an overview and six course tabs",
    "Five weighted categories and 24 assignments for each course",
    "The score you need on each final for the two grades you’re aiming for",
    "A GPA by credits, with a grading scale of 12 letters you can change",
  ],
  faq: [
    {
      question: "Does it work for high school and college?",
      answer: "Yes. Change the scale and the credits to match your school. A sample semester is filled in.",
    },
    {
      question: "My course has no final exam. What then?",
      answer: "Leave the weight of the final empty. Your grade so far is your grade.",
    },
    {
      question: "Which program opens it?",
      answer: "Excel, Google Sheets, Numbers or LibreOffice. Anything that opens XLSX files works.",
    },
  ],
  related: ["exam-week-planner", "essay-outline-kit"],
  previews: [
    { shows: "Overview", alt: "The Overview tab: grade, letter, credits and the score needed on each final." },
    { shows: "Course 1", alt: "A course tab: weighted categories, the grade so far, and assignments." },
  ],
};
