export const cuts = [
  { id: "regular", name: "The Regular", price: "$34", what: "Wash, cut, hot towel, neck shave", minutes: 35 },
  { id: "fade", name: "Skin fade", price: "$40", what: "Down to nothing, blended by hand", minutes: 45 },
  { id: "cut-and-beard", name: "Cut + beard", price: "$56", what: "Both, lined up with a straight razor", minutes: 60 },
  { id: "beard", name: "Beard trim", price: "$24", what: "Shaped, oiled, edges razor-clean", minutes: 20 },
  { id: "shave", name: "The full shave", price: "$45", what: "Three towels, two passes, zero hurry", minutes: 45 },
  { id: "kids", name: "Kids 12 and under", price: "$24", what: "Booster seat and a lollipop included", minutes: 30 },
  { id: "buzz", name: "Buzz, one length", price: "$20", what: "In and out on your lunch break", minutes: 15 },
];

/** The number of a clipper guard is the length in eighths of an inch. */
export const guards = [
  ["Skin", "fresh fade"],
  ["1/8 in", "shadow"],
  ["1/4 in", "summer buzz"],
  ["3/8 in", "soft sides"],
  ["1/2 in", "crew cut"],
  ["5/8 in", "fuller sides"],
  ["3/4 in", "Ivy League"],
  ["7/8 in", "textured"],
  ["1 in", "scissor time"],
] as const;

export const days = ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Open times by day, in the order of `days`. A day without any has a word instead. */
export const barbers: { name: string; about: string; week: string[][] }[] = [
  {
    name: "Ray",
    about: "22 years behind the chair. Flattops, tapers, fathers and sons.",
    week: [["2:40", "4:20", "6:00"], ["9:00", "11:20", "3:40"], ["10:40", "1:00"], ["9:40"], ["Full"], ["Off"]],
  },
  {
    name: "Dee",
    about: "Fades you can hang in a gallery. Curls, coils and line work.",
    week: [["Off"], ["12:00", "5:15"], ["5:15", "6:00"], ["11:15", "3:00"], ["8:30"], ["10:00", "1:00"]],
  },
  {
    name: "Manny",
    about: "Long hair, beards and the three-towel shave. Habla español.",
    week: [["10:00", "1:30"], ["Off"], ["9:30", "2:15"], ["4:45", "5:30"], ["2:45"], ["11:30"]],
  },
];

export const isTime = (text: string) => /\d/.test(text);

export interface Chair {
  id: string;
  barber: string;
  day: string;
  time: string;
}

export const toChair = (barber: string, day: string, time: string): Chair => ({
  id: `${barber}-${day.slice(0, 3)}-${time.replace(":", "")}`.toLowerCase(),
  ...{ barber, day, time },
});

const chairs = barbers.flatMap(({ name, week }) =>
  days.flatMap((day, index) => (week[index] ?? []).filter(isTime).map((time) => toChair(name, day, time))),
);

/** Null unless the address has an open time and a cut. */
export function readChoice(search: URLSearchParams) {
  const chair = chairs.find(({ id }) => id === search.get("chair"));
  const cut = cuts.find(({ id }) => id === search.get("cut"));
  return chair && cut ? { chair, cut } : null;
}

export type Choice = NonNullable<ReturnType<typeof readChoice>>;
