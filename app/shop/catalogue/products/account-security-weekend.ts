import type { Words } from "./words";

export const accountSecurityWeekend: Words = {
  slug: "account-security-weekend",
  title: "Account Security Weekend",
  description: "Two days, eight pages, and the accounts and photos you’d hate to lose are safe.",
  about: [
    "You know the list: reused passwords, a phone full of photos with no copy, a mother who gets texts from “the bank”. It’s a weekend of work, and it stays undone because nobody knows where to start.",
    "Start here. Lock the five accounts that open all others, set up one password manager for the family, make three copies of what can’t be replaced, and go through twelve settings on each device. One page hangs by the phone and shows the five signs of a scam, with what to do if it already happened.",
  ],
  priceCents: 900,
  category: "tech",
  type: "pdf",
  includedItems: [
    "An 8-page PDF with a plan for Saturday and Sunday",
    "A list for 20 accounts, and checklists for the five that matter most",
    "A password page, and a backup table for three copies of everything",
    "Twelve settings to check on up to seven devices",
    "A scam page for beside the phone, and a one-hour review for spring and fall",
  ],
  faq: [
    {
      question: "Do I have to buy a password manager?",
      answer: "No. The one built into your phone or browser is fine to begin with. The steps work with any.",
    },
    {
      question: "Is it for Apple or for Windows and Android?",
      answer: "For all of them. It says what to look for, not which menu.",
    },
    {
      question: "Is it up to date?",
      answer:
        "It sticks to habits that last: one manager, a second step, three copies. Earlier buyers get new versions at no cost.",
    },
  ],
  related: ["home-network-notes", "paycheck-budget", "product-photo-prompts"],
  previews: [
    { shows: 3, alt: "Page 3: checklists for the five accounts that open all others." },
    { shows: 7, alt: "Page 7: five signs of a scam and what to do." },
  ],
};
