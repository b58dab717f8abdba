import type { Words } from "./words";

export const openingHoursPosterSet: Words = {
  slug: "opening-hours-poster-set",
  title: "Opening Hours Poster Set",
  description: "Type your hours once and print them for the door, the window and the holidays.",
  about: [
    "Customers look in three places: the door, the window and the website. When one of them is wrong, they drive away. This set keeps all of them on the same hours, because you type them only once.",
    "A door sign, a window poster and a holiday sign print on one page each. The dates of the eleven federal holidays are worked out for the year you type, with a column for open, closed or short hours, so you decide once for the whole year. The website text is ready to paste.",
  ],
  priceCents: 1500,
  category: "business",
  type: "xlsx",
  includedItems: [
    "One XLSX with seven tabs: hours, door sign, window poster, holidays, holiday sign, website text, back at",
    "A door sign for US Letter and a window poster for 11 by 17 inches",
    "Eleven federal holidays with their dates and bank days for any year",
    "A block of text with your hours and holidays for your website",
    "A “Back at” sign with a blank for the time, four to a page",
  ],
  faq: [
    {
      question: "Can I put my logo on it?",
      answer: "Yes. Insert it as a picture above the name on the signs, or put a sticker there after printing.",
    },
    {
      question: "Do I need a large printer?",
      answer: "Only for the window poster. A copy shop prints 11 by 17, and everything else fits any printer.",
    },
    { question: "Does it work after this year?", answer: "Yes. Type another year, and the holiday dates follow." },
  ],
  related: ["missed-call-script-pack", "price-list-builder", "invoice-chaser-letters"],
  previews: [
    { shows: "Door sign", alt: "The tab Door sign: seven days with their hours in large type." },
    { shows: "Holidays", alt: "The tab Holidays: eleven dates with open, closed or short hours." },
  ],
};
