export const parts = [
  {
    name: "Page plan",
    make: "We decide which pages you need and what each one is for.",
    bring: "What you sell, and who buys it",
  },
  {
    name: "Words",
    make: "We write every line, the way your customers talk.",
    bring: "How you explain it on the phone",
  },
  {
    name: "Design",
    make: "Colors, type and photos that look like your business.",
    bring: "Your logo and photos, if you have them",
  },
  {
    name: "Services and prices",
    make: "Every service gets its own spot, with a price if you publish one.",
    bring: "Your price list",
  },
  {
    name: "Mobile",
    make: "Built for one thumb and a slow connection.",
    bring: "Nothing",
  },
  {
    name: "Booking",
    make: "A form or calendar, one tap away on every page.",
    bring: "The hours you want to fill",
  },
  {
    name: "Follow-up",
    make: "A message goes to people who asked but didn’t book.",
    bring: "What you’d say to them",
  },
  {
    name: "Results",
    make: "You see how many people visited, asked and booked.",
    bring: "Nothing",
  },
] as const;

export type PartName = (typeof parts)[number]["name"];

export function getPartLetter(name: PartName): string {
  return "ABCDEFGH"[parts.findIndex((part) => part.name === name)] ?? "";
}
