import type { CatalogProduct } from "./catalog-product";

export const accountSecurityWeekend: CatalogProduct = {
  slug: "account-security-weekend",
  title: "Account Security Weekend",
  description: "Lock down the accounts, photos and papers you’d hate to lose, in one weekend.",
  about: [
    "You know the list: reused passwords, a phone full of photos with no copy, a mother who gets texts from “the bank”. It’s a weekend of work, and most people put it off because they don’t know where to start.",
    "Start here. Lock the five accounts that open all the others, set up one password manager for the family, make three copies of what can’t be replaced, and go through twelve settings on each device. One page hangs by the phone and shows your family the five signs of a scam, and what to do if it already happened.",
  ],
  priceCents: 900,
  category: "tech",
  type: "pdf",
  includedItems: [
    "An 8-page PDF with a plan for Saturday and Sunday",
    "A list for 20 accounts, and checklists for the five that matter most",
    "A password page, and a table to track three copies of everything you can’t replace",
    "Twelve settings to check on up to seven devices",
    "A scam page to hang by the phone, and a one-hour review for spring and fall",
  ],
  faq: [
    {
      question: "Do I have to buy a password manager?",
      answer: "No. The one built into your phone or browser is fine to start with. The steps work with any of them.",
    },
    {
      question: "Does it work for Apple, Windows and Android?",
      answer: "All of them. It tells you which setting to look for, so it still works after the next update.",
    },
    {
      question: "Is it up to date?",
      answer:
        "It sticks to habits that last: one manager, a second step, three copies. Your download link gets you new versions at no cost.",
    },
  ],
  related: ["home-network-notes", "paycheck-budget", "product-photo-prompts"],
  previews: [
    { shows: 3, alt: "Page 3: checklists for the five accounts that open all the others." },
    { shows: 7, alt: "Page 7: five signs of a scam and what to do." },
  ],
};
