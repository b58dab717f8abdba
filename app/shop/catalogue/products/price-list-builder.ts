import type { Words } from "./words";

export const priceListBuilder: Words = {
  slug: "price-list-builder",
  title: "Price List Builder",
  description: "Enter your costs and hours, and print prices that pay for both.",
  about: [
    "Plenty of prices are last year’s price plus a guess. This spreadsheet starts at the other end: what a month costs you, how many hours you can bill, and what you want to take home.",
    "From those it works out your price for an hour, then a price for each service from its time and materials. Change one number and the whole list moves with it. The last tab lays the result out on one page, ready to print or to send.",
    "A made-up cleaning business is filled in as a sample, so you can see every tab working before you type over it.",
  ],
  priceCents: 2400,
  category: "business",
  type: "xlsx",
  includedItems: [
    "One XLSX with five tabs: start, costs, hours, services, price list",
    "Room for 20 business costs, paid monthly, quarterly or yearly",
    "Room for 40 services and products, each with its hours and materials",
    "Three ways to round: to the dollar, to $5, or to .99",
    "A one-page price list with your name, phone and an optional sales tax",
  ],
  faq: [
    {
      question: "Do I have to know formulas?",
      answer: "No. You type into the yellow cells. The rest is worked out, and nothing is locked if you want to look.",
    },
    {
      question: "Which program opens it?",
      answer: "Any that reads XLSX files: Excel, Google Sheets, Numbers, LibreOffice.",
    },
    {
      question: "Does it handle sales tax?",
      answer: "It can add one rate of your choice to the printed list. It doesn’t know which rate is yours.",
    },
    {
      question: "Does it work for products as well as services?",
      answer: "Yes. Leave the hours at zero and enter what the item costs you. A markup is added on top.",
    },
  ],
  related: ["automation-blueprint"],
  previews: [
    { shows: "Services", alt: "The tab Services: hours, materials and the price of each service." },
    { shows: "Hours", alt: "The tab Hours: from working time and pay to the price for an hour." },
  ],
};
