export const parts = [
  {
    name: "Page plan",
    make: "Which pages, in which order, and what each of them is for.",
    bring: "What you sell, and to whom",
  },
  {
    name: "Words",
    make: "Headlines and text in the terms your customers use.",
    bring: "How you explain it on the phone",
  },
  {
    name: "Design",
    make: "Color, type and pictures that look like you mean it.",
    bring: "Logo and photos, if you have them",
  },
  {
    name: "Services and prices",
    make: "Every service on a strip of its own, with the price wherever you print one.",
    bring: "Your list",
  },
  {
    name: "Phone cut",
    make: "The same page, cut for one hand and a slow connection.",
    bring: "Nothing",
  },
  {
    name: "Booking",
    make: "A form or a calendar, in reach on every page.",
    bring: "The hours you want to fill",
  },
  {
    name: "Follow-up",
    make: "A message to those who asked and did not book.",
    bring: "What you would say to them",
  },
  {
    name: "Counter",
    make: "You see how many came, how many asked and how many booked.",
    bring: "Nothing",
  },
] as const;

export type PartName = (typeof parts)[number]["name"];

export function getPartLetter(name: PartName): string {
  return "ABCDEFGH"[parts.findIndex((part) => part.name === name)] ?? "";
}
