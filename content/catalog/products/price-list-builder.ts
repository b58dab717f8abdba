import type { CatalogProduct } from "./catalog-product";

export const priceListBuilder: CatalogProduct = {
  slug: "price-list-builder",
  title: "Price List Builder",
  description: "Turn your costs and hours into prices that pay you, on a list you can print.",
  about: [
    "Most prices are last year’s price plus a guess. This spreadsheet starts with the real numbers: what a month costs you, how many hours you can bill, and what you want to take home.",
    "From those it calculates your hourly price, then a price for each service from its time and materials. Change one number and the whole list updates. The last tab puts it all on one page, ready to print or send.",
    "A made-up cleaning business is filled in as a sample, so you can see every tab working before you type over it.",
  ],
  priceCents: 2400,
  category: "business",
  type: "xlsx",
  includedItems: [
    "One Excel file (XLSX) with five tabs: start, costs, hours, services, price list",
    "Room for 20 business costs, paid monthly, quarterly or yearly",
    "Room for 40 services and products, each with its hours and materials",
    "Three ways to round: to the dollar, to $5, or to .99",
    "A one-page price list with your name, phone and an optional sales tax",
  ],
  faq: [
    {
      question: "Do I have to know formulas?",
      answer:
        "No. You type in the yellow cells and the rest fills in. Nothing is locked, so you can look at every formula.",
    },
    {
      question: "Which program opens it?",
      answer: "Excel, Google Sheets, Numbers or LibreOffice. Anything that opens XLSX files works.",
    },
    {
      question: "Does it handle sales tax?",
      answer: "Yes. Type your local rate, and the printed prices include it.",
    },
    {
      question: "Does it work for products as well as services?",
      answer: "Yes. Leave the hours at zero and enter what the item costs you. Your markup goes on top.",
    },
  ],
  related: ["automation-blueprint", "invoice-chaser-letters", "opening-hours-poster-set"],
  previews: [
    { shows: "Services", alt: "The Services tab: hours, materials and the price of each service." },
    { shows: "Hours", alt: "The Hours tab: your working time and pay, and the hourly price they lead to." },
  ],
};
