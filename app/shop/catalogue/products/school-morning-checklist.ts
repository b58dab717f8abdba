import type { Words } from "./words";

export const schoolMorningChecklist: Words = {
  slug: "school-morning-checklist",
  title: "School Morning Checklist",
  description: "One page for the fridge that says what comes next, so you don’t have to.",
  about: [
    "Most of a school morning is the same five days a week, and most of the shouting is about the same eight things. This page puts them in order, from bed to front door, so the list does the reminding.",
    "Younger children follow the pictures. Older ones check a box for each day of the week. A blank version is for the house with a dog to feed and a trumpet on Tuesdays, and a clock page works out when the alarm really has to ring.",
  ],
  priceCents: 700,
  category: "parents",
  type: "pdf",
  includedItems: [
    "A picture checklist with eight steps, from bed to front door",
    "A weekly checklist with nine steps and a box for each school day",
    "A blank version for your own eight steps",
    "A night-before page with seven steps",
    "A clock page to set the alarm, and a week page for what goes in which bag",
  ],
  faq: [
    {
      question: "What size does it print?",
      answer: "US Letter, seven pages in one PDF. It reads well in black and white, too.",
    },
    {
      question: "What age is it for?",
      answer:
        "The picture page works from about three, with a grown-up beside it. The weekly page is for children who read.",
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
    { shows: 6, alt: "Page 6: a table that counts back from leaving the house to the alarm." },
  ],
};
