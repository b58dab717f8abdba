import type { CatalogProduct } from "./catalog-product";

export const essayOutlineKit: CatalogProduct = {
  slug: "essay-outline-kit",
  title: "Essay Outline Kit",
  description: "Go from a blank page to a finished outline, one small box at a time.",
  about: [
    "A blank page asks for everything at once. These nine boxes ask for one thing each: the question in your own words, your answer, the opening, three points, the best objection, your reply to it, and the last sentence.",
    "Write a line or two in every box and you have an outline. If a box stays empty, you know what to read next. A filled-in example shows you how, and two more pages help you turn boxes into paragraphs. The kit doesn’t write the essay for you. It gets your own thinking onto paper.",
  ],
  priceCents: 800,
  category: "students",
  type: "pdf",
  includedItems: [
    "A 7-page PDF with the nine boxes on one page to print",
    "A guide to each box: what to ask, and how to tell when it’s done",
    "One filled-in example for a two-page essay",
    "A paragraph page in five parts, and a page of words to use and to cut",
    "A last check before you hand it in: ten questions",
  ],
  faq: [
    {
      question: "How long an essay is it for?",
      answer: "One to six pages. For a longer paper, print a set of boxes for each section.",
    },
    {
      question: "Does it cover citations?",
      answer: "Each point has room for its source and page. Use the citation style your school asks for.",
    },
  ],
  related: ["exam-week-planner", "grade-calculator", "reading-log-for-kids"],
  previews: [
    { shows: 4, alt: "Page 4: nine boxes filled in for an essay about a later school start." },
    { shows: 7, alt: "Page 7: ten questions to check before handing it in." },
  ],
};
