import type { CatalogProduct } from "./catalog-product";

export const openingHoursPosterSet: CatalogProduct = {
  slug: "opening-hours-poster-set",
  title: "Opening Hours Poster Set",
  description: "Type your hours once and print signs for the door, the window and the holidays.",
  about: [
    "Customers check your hours on the door, in the window and online. If one of them is wrong, they drive away. With this set you type your hours once, and every sign matches.",
    "A door sign, a window poster and a holiday sign print on one page each. Type a year and you get the dates of all eleven federal holidays, with a column for open, closed or short hours, so you decide once for the whole year. The text for your website is ready to paste.",
  ],
  priceCents: 1500,
  category: "business",
  type: "xlsx",
  includedItems: [
    "One Excel file (XLSX) with seven tabs: hours, door sign, window poster, holidays, holiday sign, website text, back at",
    "A door sign for US Letter and a window poster for 11 by 17 inches",
    "Eleven federal holidays for any year, with the day banks observe each one",
    "A block of text with your hours and holidays for your website",
    "A “Back at” card with a blank for the time, four to a page to cut out",
  ],
  faq: [
    {
      question: "Can I put my logo on it?",
      answer: "Yes. Insert it as a picture next to your name on the signs, or add a sticker after printing.",
    },
    {
      question: "Do I need a large printer?",
      answer:
        "Only for the full-size window poster. Any copy shop prints 11 by 17. Everything else fits a home printer.",
    },
    { question: "Does it work after this year?", answer: "Yes. Type another year and the holiday dates update." },
  ],
  related: ["missed-call-script-pack", "price-list-builder", "invoice-chaser-letters"],
  previews: [
    { shows: "Door sign", alt: "The door sign: seven days with their hours in large type." },
    { shows: "Holidays", alt: "The Holidays tab: eleven dates with open, closed or short hours." },
  ],
};
