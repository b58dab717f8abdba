import type { CatalogProduct } from "./catalog-product";

export const productPhotoPrompts: CatalogProduct = {
  slug: "product-photo-prompts",
  title: "Product Photo Prompts",
  description:
    "Better product pictures from any AI image generator: 50 prompts with the light, angle and surface spelled out.",
  about: [
    "“A nice photo of my candle” gets you somebody else’s candle. A good prompt spells out the surface, the light, the angle, the background, and what to leave out.",
    "Here are fifty that do, ten each for food and drink, clothing, jewelry, home goods, and beauty. Every blank is in brackets. Put in your product, run the prompt, and then change one thing at a time.",
  ],
  priceCents: 1200,
  category: "tech",
  type: "md",
  includedItems: [
    "50 prompts in one MD file, ten for each of five product categories",
    "24 words for light, lens and angle, with what each one does",
    "Ten fixes for the usual faults: bent labels, extra fingers, wrong shadows",
    "A recipe for writing prompts of your own, in seven parts",
  ],
  faq: [
    {
      question: "Which image generator do I need?",
      answer:
        "Any that takes a written description. The prompts are plain English, with no settings that only one program understands. The generator itself isn’t included.",
    },
    {
      question: "Will the picture show my exact product?",
      answer:
        "Only if your generator lets you start from your own photo. Otherwise use the prompts for backgrounds and mood. Either way, show customers what they’ll really get.",
    },
    {
      question: "What is an MD file?",
      answer: "A plain text file with simple headings. Any text editor opens it, even on your phone.",
    },
  ],
  related: ["account-security-weekend", "home-network-notes", "price-list-builder"],
  previews: [
    { shows: 4, alt: "Ten prompts for food and drink, with blanks to fill in." },
    { shows: 9, alt: "Words for light, lens and angle, and what each one does." },
  ],
};
