import type { CatalogProduct } from "./catalog-product";

export const schoolMorningChecklist: CatalogProduct = {
  slug: "school-morning-checklist",
  title: "School Morning Checklist",
  description: "Calmer school mornings: a list for the fridge that tells kids what’s next, so you don’t have to.",
  about: [
    "School mornings go wrong over the same eight things, five days a week. This checklist puts them in order, from bed to front door, so the list does the reminding.",
    "Younger kids follow the pictures. Older ones check a box for each school day. There’s a blank version for your own steps, a page for the night before, and a page that counts back from the front door to the time the alarm has to ring.",
  ],
  priceCents: 700,
  category: "parents",
  type: "pdf",
  includedItems: [
    "A picture checklist with eight steps, from bed to front door",
    "A weekly checklist with nine steps and a box for each school day",
    "A blank version for your own eight steps",
    "A night-before page with seven steps",
    "An alarm page that counts back from leaving the house, and a week page for what goes in which bag",
  ],
  faq: [
    {
      question: "What size does it print?",
      answer: "US Letter, seven pages in one PDF. It reads well in black and white, too.",
    },
    {
      question: "What age is it for?",
      answer:
        "The picture page works from about three, with a grown-up beside it. The weekly page is for kids who can read.",
    },
    {
      question: "Can we use it more than once?",
      answer:
        "Yes. Print as many copies as your household needs, or put one in a page protector and use a dry-erase marker.",
    },
  ],
  related: ["reading-log-for-kids", "babysitter-binder", "pantry-and-menu-planner"],
  previews: [
    { shows: 2, alt: "Page 2: eight morning steps, each with a picture and a box." },
    { shows: 6, alt: "Page 6: a table that counts back from the front door to the alarm." },
  ],
};
