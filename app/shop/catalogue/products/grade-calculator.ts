import type { Words } from "./words";

export const gradeCalculator: Words = {
  slug: "grade-calculator",
  title: "Semester Grade Calculator",
  description: "See your grade in every course today, and what you need on the final.",
  about: [
    "“What do I need on the final to keep the A?” is a fair question with an annoying answer: it depends on the labs, the quizzes, and a midterm worth 30 percent. Type the weights from your syllabus once, add points as they come back, and the answer is always up to date.",
    "Each of six courses has its own tab with five categories and 24 assignments. The overview puts them side by side with letters, credits and the GPA you’d have if the semester ended today. Work that isn’t graded yet stays out of the math.",
  ],
  priceCents: 900,
  category: "students",
  type: "xlsx",
  includedItems: [
    "One XLSX with an overview and six course tabs",
    "Five weighted categories and 24 assignments for each course",
    "The score you need on each final for the two grades you choose",
    "A GPA by credits, with a grading scale of 12 letters you can change",
  ],
  faq: [
    {
      question: "Does it work for high school and college?",
      answer: "Yes. Change the scale and the credits to those of your school. A sample semester is filled in.",
    },
    {
      question: "My course has no final exam. What then?",
      answer: "Leave the weight of the final empty. The grade so far is then your grade.",
    },
    {
      question: "Which program opens it?",
      answer: "Any that reads XLSX files: Excel, Google Sheets, Numbers, LibreOffice.",
    },
  ],
  related: ["exam-week-planner", "essay-outline-kit"],
  previews: [
    { shows: "Overview", alt: "The tab Overview: grade, letter, credits and the score needed on each final." },
    { shows: "Course 1", alt: "A course: categories with weights, the grade so far, and assignments." },
  ],
};
