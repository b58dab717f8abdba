export const treatments = [
  {
    id: "scalp",
    name: "Slack water",
    what: "Scalp, neck and feet",
    price: "$65",
    time: "30 min",
    width: "w-[16.66%]",
    color: "bg-sage",
    wish: "a scalp and foot massage",
  },
  {
    id: "massage",
    name: "Lakeside massage",
    what: "Swedish or deep tissue, your call",
    price: "$128",
    time: "60 min",
    width: "w-[33.33%]",
    color: "bg-clay",
    wish: "an hour of massage",
  },
  {
    id: "scrub",
    name: "Sea salt scrub",
    what: "Warm oil, coarse salt, rain shower",
    price: "$104",
    time: "45 min",
    width: "w-[25%]",
    color: "bg-sage",
    wish: "a sea salt scrub",
  },
  {
    id: "facial",
    name: "Clay and steam facial",
    what: "Quiet skin, no needles, no upsell",
    price: "$142",
    time: "75 min",
    width: "w-[41.66%]",
    color: "bg-honey",
    wish: "a clay and steam facial",
  },
  {
    id: "stone",
    name: "Hot stone",
    what: "Basalt, from nape to heels",
    price: "$176",
    time: "90 min",
    width: "w-[50%]",
    color: "bg-clay",
    wish: "a hot stone massage",
  },
  {
    id: "two",
    name: "High tide for two",
    what: "Side by side, with supper after",
    price: "$390",
    time: "2 hrs",
    width: "w-[66.66%]",
    color: "bg-pine",
    wish: "massage and supper",
  },
];

/** The sentence is: I'd love … for … on …, … */
export const wishes = {
  treatment: treatments.map(({ id, wish }) => [id, wish] as const),
  guests: [
    ["1", "one"],
    ["2", "two"],
    ["3", "three"],
  ],
  day: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
    (day) => [day.slice(0, 3).toLowerCase(), day] as const,
  ),
  time: [
    ["morning", "in the morning"],
    ["noon", "around noon"],
    ["afternoon", "late afternoon"],
    ["evening", "in the evening"],
  ],
} satisfies Record<string, readonly (readonly [string, string])[]>;

export type Part = keyof typeof wishes;

const parts: Part[] = ["treatment", "guests", "day", "time"];

export const initialWish: Record<Part, string> = { treatment: "stone", guests: "2", day: "sat", time: "afternoon" };

export const giftAmounts = ["65", "128", "150", "390"];

/** Null unless the address has the whole sentence or the amount of a gift card. */
export function readChoice(search: URLSearchParams) {
  const gift = giftAmounts.find((amount) => amount === search.get("gift")) ?? null;
  if (gift) return { gift, wish: null, query: `?gift=${gift}` };
  const found = parts.map((part) => [part, wishes[part].find(([value]) => value === search.get(part))] as const);
  if (found.some(([, choice]) => !choice)) return null;
  const chosen = found.map(([part, choice]) => [part, ...(choice ?? ["", ""])] as const);
  const [what, guests, day, time] = chosen.map(([, , words]) => words);
  return {
    gift: null,
    wish: {
      values: Object.fromEntries(chosen.map(([part, value]) => [part, value])) as Record<Part, string>,
      sentence: `${what} for ${guests} on ${day}, ${time}`,
    },
    query: `?${chosen.map(([part, value]) => `${part}=${value}`).join("&")}`,
  };
}

export type Choice = NonNullable<ReturnType<typeof readChoice>>;
