import type { Words } from "./words";

export const automationBlueprint: Words = {
  slug: "automation-blueprint",
  title: "The Automation Blueprint",
  description: "Which part of your business to automate first, what to say there, and how to build it.",
  about: [
    "Customers leave at the same five places: the call you couldn’t take, the hunt for a time, the visit that got forgotten, the estimate nobody answered, and the review you never asked for. This is the plan for all five, in the order that pays off first.",
    "Count one normal week, score the five doors, and build the one that wins. Each door has a page of texts with your blanks marked in yellow, and a page that builds it at three levels: with the phone in your pocket, with the programs you already pay for, or as a full automation with every trigger, wait and stop spelled out.",
    "It ends with a test to run before a customer sees anything, and a plan for your first 30 days. Print it, write in it, keep it by the phone.",
  ],
  priceCents: 1900,
  category: "business",
  type: "pdf",
  includedItems: [
    "A 17-page PDF, US Letter, made to be written in",
    "A score sheet and a one-week tally to pick your first automation",
    "Five doors, each with a page of texts and a page of build steps at three levels",
    "A list of tools you may already own, with the words to search for",
    "A go-live test with 17 checks, and a 30-day plan",
  ],
  faq: [
    {
      question: "Do I need to know how to code?",
      answer:
        "No. Level 1 of each door is you and your phone. Level 2 uses settings in programs you likely have. Level 3 lists every step, so you can build it in a connector or hand the page to somebody who does.",
    },
    {
      question: "Which businesses is it for?",
      answer:
        "Businesses that take calls, make appointments and send estimates: plumbers, salons, cleaners, contractors, clinics, tutors. If your customers book without talking to you, doors 3 and 5 will help you most.",
    },
    {
      question: "Does it work with the tools I have?",
      answer:
        "The words work everywhere. The build steps name common programs as examples and say what to search for in yours.",
    },
    {
      question: "What if it isn’t for my business?",
      answer: "Write to us within 30 days and you get your $19 back.",
    },
  ],
  related: ["price-list-builder"],
  previews: [
    { shows: 5, alt: "Page 5: texts for a missed call, with blanks marked in yellow." },
    { shows: 2, alt: "Page 2: a floor plan with five rooms and a numbered door into each." },
  ],
};
