import type { Words } from "./words";

export const homeNetworkNotes: Words = {
  slug: "home-network-notes",
  title: "Home Network Notes",
  description: "What’s plugged in where, what the lights mean, and what to do when the internet stops.",
  about: [
    "Somebody set up the router three years ago, and it was probably you. These notes are for the evening when it stops: which box is which, what the lights mean, which cable goes to the back room.",
    "Fill them in once while everything works. Then anyone in the house can read down the restart list, and you can read your notes out to the provider over the phone. Page 2 is made to be taped inside the closet door.",
  ],
  priceCents: 1100,
  category: "tech",
  type: "pdf",
  includedItems: [
    "An 8-page PDF to print and fill in by hand",
    "An eight-step restart list for the closet door",
    "A map, a device list and a cable list for what’s plugged in where",
    "A page for your lights, and one for Wi-Fi names and where passwords are kept",
    "A script for calling your provider: what they’ll ask, and what to ask them",
  ],
  faq: [
    {
      question: "Should I write my passwords in it?",
      answer: "No. It has a column for where each password is kept. The password itself belongs in a password manager.",
    },
    {
      question: "Do I need to know about networks?",
      answer: "No. If you can read the label on the bottom of the router, you can fill in most of it.",
    },
    {
      question: "Is it made for one brand of router?",
      answer: "No. You write down what the lights on your own router do, with help from its manual.",
    },
  ],
  related: ["account-security-weekend", "moving-house-binder", "product-photo-prompts"],
  previews: [
    { shows: 2, alt: "Page 2: eight steps for when the internet is down." },
    { shows: 6, alt: "Page 6: tables for Wi-Fi names and where passwords are kept." },
  ],
};
