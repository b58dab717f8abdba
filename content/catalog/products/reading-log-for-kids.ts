import type { CatalogProduct } from "./catalog-product";

export const readingLogForKids: CatalogProduct = {
  slug: "reading-log-for-kids",
  title: "Reading Log for Kids",
  description: "Make reading fun to track: color in a book on the shelf for every one you finish.",
  about: [
    "Finish a book, pick a crayon, color a spine and write the title on it. When the shelf is full, hang it up and print another one.",
    "There’s also a list for twelve titles with suns to color instead of grades, a bingo card that gets kids reading under the table and to the dog, and four bookmarks to color and cut. No minutes to log and nothing to sign.",
  ],
  priceCents: 0,
  category: "parents",
  type: "pdf",
  includedItems: [
    "A coloring page with a shelf of 24 books",
    "A list of twelve books with three suns to color for each",
    "A reading bingo card with 25 squares",
    "A sheet of four bookmarks to color and cut out",
  ],
  faq: [
    { question: "What age is it for?", answer: "Any child who likes crayons. Being read to counts, too." },
    {
      question: "Can a teacher print it for the class?",
      answer: "Yes. Print as many as you need. Please don’t sell it.",
    },
  ],
  related: ["school-morning-checklist", "babysitter-binder", "essay-outline-kit"],
  previews: [
    { shows: 2, alt: "Page 2: a shelf with 24 empty books to color." },
    { shows: 4, alt: "Page 4: a bingo card with 25 things to read or ways to read." },
  ],
};
