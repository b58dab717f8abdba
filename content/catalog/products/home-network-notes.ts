import type { CatalogProduct } from "./catalog-product";

export const homeNetworkNotes: CatalogProduct = {
  slug: "home-network-notes",
  title: "Home Network Notes",
  description: "Get back online faster: what’s plugged in where, what the lights mean, and what to try first.",
  about: [
    "Somebody set up the router three years ago, and it was probably you. These notes are for the night the internet goes out: which box is which, what the lights mean, which cable goes to the back room.",
    "Fill them in once while everything works. Then anyone in the house can work down the restart list, and you’ll have every answer ready when you call the provider. Page 2 is made to tape inside the closet door.",
  ],
  priceCents: 1100,
  category: "tech",
  type: "pdf",
  includedItems: [
    "An 8-page PDF to print and fill in by hand",
    "An eight-step restart list for the closet door",
    "A map, a device list and a cable list for what’s plugged in where",
    "A page for your lights, and one for Wi-Fi names and where you keep the passwords",
    "A page for calling your provider: what they’ll ask, and what to ask them",
  ],
  faq: [
    {
      question: "Should I write my passwords in it?",
      answer:
        "No. It has a column for where you keep each password. The password itself belongs in a password manager.",
    },
    {
      question: "Do I need to know about networks?",
      answer: "No. If you can read the label on the bottom of the router, you can fill in most of it.",
    },
    {
      question: "Is it made for one brand of router?",
      answer: "No. You write down what the lights on your own router do.",
    },
  ],
  related: ["account-security-weekend", "moving-house-binder", "product-photo-prompts"],
  previews: [
    { shows: 2, alt: "Page 2: eight steps to try when the internet is down." },
    { shows: 6, alt: "Page 6: tables for Wi-Fi names and where you keep the passwords." },
  ],
};
