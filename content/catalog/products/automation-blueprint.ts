import type { CatalogProduct } from "./catalog-product";

export const automationBlueprint: CatalogProduct = {
  slug: "automation-blueprint",
  title: "The Automation Blueprint",
  description: "Which part of your business to automate first, what to say, and how to build it.",
  about: [
    "Service businesses lose customers in the same five places: the missed call, the back-and-forth about a time, the forgotten visit, the unanswered estimate, and the review nobody asked for. The Blueprint calls them five doors and has a plan for each.",
    "Count one normal week, score the five doors, and fix the one that costs you the most first. Each door has a page of ready-to-send texts with your blanks in yellow, and a page of build steps at three levels: with the phone in your pocket, with the programs you already pay for, or as a full automation with every trigger, wait and stop spelled out.",
    "The Blueprint ends with a test to run before any customer sees your automation, and a plan for your first 30 days. Print it, write in it, and keep it by the phone.",
  ],
  priceCents: 1900,
  category: "business",
  type: "pdf",
  includedItems: [
    "A 17-page PDF workbook (US Letter) with room to write",
    "A one-week tally and a score sheet to pick your first automation",
    "Five places you lose customers, each with a page of texts and a page of build steps at three levels",
    "A list of tools you may already own, with the words to search for",
    "A go-live test with 17 checks, and a 30-day plan",
  ],
  faq: [
    {
      question: "Do I need to know how to code?",
      answer:
        "No. You do Level 1 of each door yourself, with your phone. Level 2 uses settings in programs you likely have. Level 3 lists every step, so you can build it in a tool like Zapier or Make, or hand the page to somebody who will.",
    },
    {
      question: "Which businesses is it for?",
      answer:
        "Any business that takes calls, books appointments and sends estimates: plumbers, salons, cleaners, contractors, clinics, tutors. If your customers book without talking to you, doors 3 and 5 will help you most.",
    },
    {
      question: "Does it work with the tools I have?",
      answer:
        "Yes. The texts work anywhere. The build steps name common programs and tell you what to search for in yours.",
    },
    {
      question: "What if it’s not right for my business?",
      answer:
        "Write to us within 30 days of your payment and you get your money back. You don’t have to give a reason.",
    },
  ],
  excerpt: {
    title: "Three of its texts, word for word",
    texts: [
      {
        label: "Door 2: offer three time slots",
        text: "Thanks, [First name]! That looks like about [length]. I could come [Tue at 9], [Wed at 1] or [Fri at 8]. Which one should I hold for you?",
      },
      {
        label: "Door 4: the estimate nobody answered",
        text: "If the full job is too much right now, we could start with [smaller part] for [$ amount] and do the rest later. Would that help?",
      },
      {
        label: "Door 5: ask for a review",
        text: "Hi [First name], thanks for having me today. If you're happy with [the new faucet], would you write two lines here? [link] It's how most of my customers find me. [Your name]",
      },
    ],
  },
  related: ["missed-call-script-pack", "price-list-builder", "review-reply-pack"],
  previews: [
    { shows: 5, alt: "Page 5: texts for a missed call, with blanks marked in yellow." },
    { shows: 6, alt: "Page 6: how to build door 1 at three levels, with boxes to check." },
    { shows: 3, alt: "Page 3: a score sheet for the five doors, to choose the first automation." },
  ],
};
