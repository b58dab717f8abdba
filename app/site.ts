/** Everything an owner changes to make the site theirs: brand, address, city, year; the prices are below. */
export const site = {
  name: "Palmetto Works",
  email: "hello@palmetto.example",
  city: "Orlando, FL",
  /** The year of the copyright line, as the specification prints it. */
  year: 2025,
} as const;

/** The visual design packages (specification section 9): prices in US dollars, paid once. */
export const packages = [
  { value: "basic", name: "Essentials", price: 99, visuals: 10, popular: false },
  { value: "starter", name: "Professional", price: 199, visuals: 25, popular: false },
  { value: "growth", name: "Business", price: 329, visuals: 50, popular: true },
  { value: "pro", name: "Enterprise", price: 599, visuals: 100, popular: false },
] as const;

/** A page's title as browsers and search engines show it. */
export function pageTitle(title: string): string {
  return `${title}: ${site.name}`;
}
