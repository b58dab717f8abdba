import type { Words } from "./words";

export const readingLogForKids: Words = {
  slug: "reading-log-for-kids",
  title: "Reading Log for Kids",
  description: "A shelf of 24 empty books. Color one in for every book you finish.",
  about: [
    "Finish a book, pick a crayon, color a spine and write the title on it. When the shelf is full, hang it up and print another one.",
    "There’s a list for twelve titles with suns to color instead of grades, a bingo card that gets children reading under tables and to the dog, and four bookmarks to color and cut. No minutes to count and nothing to sign.",
  ],
  priceCents: 0,
  category: "parents",
  type: "pdf",
  includedItems: [
    "A coloring page with a shelf of 24 books",
    "A list with twelve lines and one to three suns to color for each book",
    "A reading bingo card with 25 squares",
    "A sheet of four bookmarks to color and cut",
  ],
  faq: [
    { question: "What age is it for?", answer: "Any child who likes crayons. Being read to counts as reading." },
    {
      question: "May a teacher print it for the class?",
      answer: "Yes. Print as many as you need. Please don’t sell it.",
    },
  ],
  related: ["school-morning-checklist", "babysitter-binder", "essay-outline-kit"],
  previews: [
    { shows: 2, alt: "Page 2: a shelf with 24 empty books to color." },
    { shows: 4, alt: "Page 4: a bingo card with 25 things to read or ways to read." },
  ],
};
