/** A sharing picture: a headline beside samples of our work or covers of products, or beside a fan. */
export interface Card {
  name: string;
  lines: string[];
  /** Without a price, because the currency is a setting. */
  note: string;
  blades?: number;
  samples?: Column[];
  ground: "pink" | "limestone" | "white" | "palm" | "canary" | "frond" | "hot" | "sun" | "rose";
}

/** Files in public, one below the other. The first and the last may be cut off by the edge. */
interface Column {
  width: number;
  top: number;
  files: string[];
}

export const cards: Card[] = [
  {
    name: "site",
    lines: ["Automate", "Everything.", "Grow Faster.", "Work Smarter."],
    note: "Automation, websites and design",
    samples: [
      {
        width: 190,
        top: -70,
        files: ["examples/gyms-no-easy-reps-480", "examples/ecommerce-serum-ad-480", "examples/gyms-shake-label-480"],
      },
      {
        width: 190,
        top: 36,
        files: ["examples/restaurants-glaze-flyer-480", "examples/events-mirror-mirror-480"],
      },
      {
        width: 190,
        top: -40,
        files: [
          "examples/real-estate-just-listed-480",
          "examples/salons-chrome-nails-story-480",
          "examples/salons-lip-bar-post-480",
        ],
      },
    ],
    ground: "pink",
  },
  {
    name: "automation",
    lines: ["20 industries.", "Four chores", "to hand off."],
    note: "Four services in each of 20 industries",
    blades: 20,
    ground: "limestone",
  },
  {
    name: "automation-a-to-z",
    lines: ["What you can", "hand off,", "from A to Z."],
    note: "Four services in each of 20 industries",
    blades: 20,
    ground: "frond",
  },
  {
    name: "websites",
    lines: ["Websites", "that book", "the job."],
    note: "Website design and funnels",
    samples: [
      {
        width: 430,
        top: -30,
        files: ["websites/barber-desktop-480", "websites/roofer-desktop-480", "websites/spa-desktop-480"],
      },
      { width: 170, top: 48, files: ["websites/roofer-phone-240", "websites/barber-phone-240"] },
    ],
    ground: "white",
  },
  {
    name: "growth",
    lines: ["Put AI on", "the work you", "never get to."],
    note: "Four steps, from first talk to support",
    blades: 4,
    ground: "palm",
  },
  {
    name: "visual-design",
    lines: ["Flyers, posts", "and ads,", "made for you."],
    note: "Order a pack of designs online",
    samples: [
      {
        width: 290,
        top: -30,
        files: [
          "examples/restaurants-glaze-flyer-480",
          "examples/restaurants-slice-ad-480",
          "examples/ecommerce-autumn-candles-480",
        ],
      },
      {
        width: 290,
        top: 40,
        files: ["examples/ecommerce-serum-ad-480", "examples/events-blue-hour-jazz-480"],
      },
    ],
    ground: "white",
  },
  {
    name: "contact",
    lines: ["Write to us.", "Or pick", "a time."],
    note: "Tell us what you need",
    blades: 24,
    ground: "rose",
  },
  {
    name: "lets-talk",
    lines: ["Let’s Build", "Smarter,", "Together."],
    note: "Tell us what slows you down",
    blades: 6,
    ground: "canary",
  },
  {
    name: "booking",
    lines: ["Pick a time", "that suits", "you."],
    note: "Book a consultation online",
    blades: 15,
    ground: "sun",
  },
  {
    name: "vault",
    lines: ["Buy once.", "Use it", "today."],
    note: "Planners, scripts and checklists",
    samples: [
      {
        width: 310,
        top: -60,
        files: ["vault/paycheck-budget", "vault/school-morning-checklist", "vault/grade-calculator"],
      },
      {
        width: 310,
        top: 40,
        files: ["vault/invoice-chaser-letters", "vault/exam-week-planner", "vault/moving-house-binder"],
      },
    ],
    ground: "canary",
  },
  {
    name: "faq",
    lines: ["Straight", "answers."],
    note: "Prices, timing and what you get",
    blades: 4,
    ground: "canary",
  },
  {
    name: "client-portal",
    lines: ["Every inquiry,", "every booking,", "on one page."],
    note: "Three plans, paid by the month",
    blades: 3,
    ground: "frond",
  },
  {
    name: "blueprint",
    lines: ["Five places", "you lose", "customers."],
    note: "The Automation Blueprint, with a 30-day guarantee",
    samples: [
      { width: 260, top: 56, files: ["vault/automation-blueprint", "vault/automation-blueprint-2"] },
      { width: 350, top: 88, files: ["vault/automation-blueprint-1"] },
    ],
    ground: "canary",
  },
  {
    name: "privacy",
    lines: ["What we keep,", "why, and for", "how long."],
    note: "Our privacy policy",
    blades: 10,
    ground: "rose",
  },
  {
    name: "terms",
    lines: ["The rules,", "in plain", "words."],
    note: "Our terms",
    blades: 9,
    ground: "limestone",
  },
  {
    name: "refunds",
    lines: ["When you", "get your", "money back."],
    note: "Our refund policy",
    blades: 30,
    ground: "frond",
  },
];
