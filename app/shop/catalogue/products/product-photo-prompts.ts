import type { Words } from "./words";

export const productPhotoPrompts: Words = {
  slug: "product-photo-prompts",
  title: "Product Photo Prompts",
  description: "Fifty prompts for image generators that name the light, the angle and the surface.",
  about: [
    "“A nice photo of my candle” gets you somebody else’s candle. A useful prompt names the surface, the light, the angle, the background, and what has to stay out of the picture.",
    "Here are fifty that do, ten each for food and drink, clothing, jewelry, home goods, and beauty. Every prompt has its blanks in brackets, so you put in your product and leave the rest alone until you know what you want to change.",
  ],
  priceCents: 1200,
  category: "tech",
  type: "md",
  includedItems: [
    "50 prompts in one MD file, ten for each of five kinds of product",
    "24 words for light, lens and angle, with what each one does",
    "Ten fixes for the usual faults: bent labels, extra fingers, wrong shadows",
    "A recipe for writing prompts of your own, in seven parts",
  ],
  faq: [
    {
      question: "Which image generator do I need?",
      answer:
        "Any that takes a written description. The prompts use plain words and no settings that belong to one program. The generator itself isn’t included.",
    },
    {
      question: "Will the picture show my exact product?",
      answer:
        "Only if your generator lets you start from your own photo. Otherwise use the prompts for backgrounds and mood. Either way, show customers what they’ll really get.",
    },
    {
      question: "What is an MD file?",
      answer: "Plain text with a few marks for headings. Any text editor opens it, on a phone too.",
    },
  ],
  related: ["account-security-weekend", "home-network-notes", "price-list-builder"],
  previews: [
    { shows: 4, alt: "Ten prompts for food and drink, with blanks to fill in." },
    { shows: 9, alt: "Words for light, lens and angle, and what each one does." },
  ],
};
