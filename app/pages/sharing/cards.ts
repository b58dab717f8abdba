/** A sharing picture: a headline, and a fan with one blade for each of what `note` counts. */
export interface Card {
  name: string;
  lines: string[];
  note: string;
  blades: number;
  ground: "pink" | "limestone" | "white" | "palm" | "canary" | "frond" | "hot" | "sun" | "rose";
}

export const cards: Card[] = [
  {
    name: "site",
    lines: ["Automate", "Everything.", "Grow Faster.", "Work Smarter."],
    note: "Twenty trades, one small shop",
    blades: 20,
    ground: "pink",
  },
  {
    name: "automation",
    lines: ["Twenty trades.", "Eighty jobs", "nobody likes."],
    note: "Four services for each of twenty trades",
    blades: 20,
    ground: "limestone",
  },
  {
    name: "automation-a-to-z",
    lines: ["What could", "run by itself,", "from A to Z."],
    note: "Twenty trades in order of the alphabet",
    blades: 20,
    ground: "frond",
  },
  {
    name: "websites",
    lines: ["A page that", "ends in a", "booking."],
    note: "Eight parts in every website",
    blades: 8,
    ground: "white",
  },
  {
    name: "growth",
    lines: ["Open it", "in four", "steps."],
    note: "Four steps from first talk to support",
    blades: 4,
    ground: "palm",
  },
  {
    name: "visual-design",
    lines: ["Visual design,", "by the stack."],
    note: "10, 25, 50 or 100 visuals, from $99",
    blades: 50,
    ground: "white",
  },
  {
    name: "contact",
    lines: ["Write to us.", "Or pick", "a time."],
    note: "A reply within 24 hours",
    blades: 24,
    ground: "rose",
  },
  {
    name: "lets-talk",
    lines: ["Let’s Build", "Smarter,", "Together."],
    note: "Six kinds of work, one short form",
    blades: 6,
    ground: "canary",
  },
  {
    name: "booking",
    lines: ["Fifteen minutes,", "free."],
    note: "A consultation of fifteen minutes",
    blades: 15,
    ground: "sun",
  },
  {
    name: "vault",
    lines: ["Buy once.", "Use it", "today."],
    note: "Five shelves of instant downloads",
    blades: 5,
    ground: "sun",
  },
  {
    name: "faq",
    lines: ["Asked often,", "answered", "plainly."],
    note: "Four groups of questions",
    blades: 4,
    ground: "canary",
  },
  {
    name: "client-portal",
    lines: ["Your numbers,", "on one", "sheet."],
    note: "Three plans, from $97 a month",
    blades: 3,
    ground: "frond",
  },
  {
    name: "blueprint",
    lines: ["Which door", "do you open", "first?"],
    note: "The Automation Blueprint: thirty days to change your mind",
    blades: 30,
    ground: "canary",
  },
  {
    name: "privacy",
    lines: ["What we keep,", "why, and for", "how long."],
    note: "Ten short sections",
    blades: 10,
    ground: "rose",
  },
  {
    name: "terms",
    lines: ["The rules,", "in plain", "words."],
    note: "Nine short sections",
    blades: 9,
    ground: "limestone",
  },
  {
    name: "refunds",
    lines: ["What can be", "given back."],
    note: "The blueprint: within thirty days",
    blades: 30,
    ground: "frond",
  },
];
