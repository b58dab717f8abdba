import type { Words } from "./words";

export const essayOutlineKit: Words = {
  slug: "essay-outline-kit",
  title: "Essay Outline Kit",
  description: "Nine boxes between the question and your last sentence.",
  about: [
    "A blank page is hard because it asks for everything at once. These nine boxes ask for one thing each: the question in your own words, your answer, the opening, three points, the best objection, your reply to it, and the last sentence.",
    "Write a line or two in every box and you have an outline. If a box stays empty, you know what to read next. A filled-in example shows how it looks, and two more pages turn boxes into paragraphs. The kit doesn’t write the essay; it shows you what you already think about it.",
  ],
  priceCents: 800,
  category: "students",
  type: "pdf",
  includedItems: [
    "A 7-page PDF with the nine boxes on one page to print",
    "A guide to each box: what to ask, and how to tell that it’s done",
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
      answer: "Each point has room for its source and page. The citation style is up to your school.",
    },
  ],
  related: ["exam-week-planner", "grade-calculator", "reading-log-for-kids"],
  previews: [
    { shows: 4, alt: "Page 4: nine boxes filled in for an essay about a later school start." },
    { shows: 7, alt: "Page 7: ten questions to check before handing it in." },
  ],
};
