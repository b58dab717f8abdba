export const roofs = [
  {
    id: "shingle" as const,
    name: "Architectural shingle",
    short: "Shingle",
    price: "$14,900",
    life: "18 to 22 years",
    share: 36,
    wind: "Up to 130 mph",
    days: "5 days",
    reason: "You want the best value, done this month.",
    alt: "Gray and brown shingles in staggered rows",
  },
  {
    id: "metal" as const,
    name: "Standing-seam metal",
    short: "Metal",
    price: "$27,500",
    life: "40 to 50 years",
    share: 82,
    wind: "Up to 160 mph",
    days: "5 days",
    reason: "You’re staying, and you’re tired of hurricanes.",
    alt: "Blue-gray metal panels with raised seams",
  },
  {
    id: "tile" as const,
    name: "Barrel tile",
    short: "Tile",
    price: "$33,800",
    life: "50 years and up",
    share: 91,
    wind: "Up to 150 mph",
    days: "8 days",
    reason: "Your street, or your HOA, expects tile.",
    alt: "Curved clay tiles in the sun",
  },
];

export const findRoof = (search: URLSearchParams) => roofs.find(({ id }) => id === search.get("roof")) ?? null;

export type Roof = (typeof roofs)[number];
