/** Everything an owner changes to make the site theirs: brand, address, city, year. */
export const site = {
  name: "Palmetto Works",
  email: "hello@palmetto.example",
  city: "Orlando, FL",
  /** The year of the copyright line, as the specification prints it. */
  year: 2025,
} as const;

/** A page's title as browsers and search engines show it. */
export function pageTitle(title: string): string {
  return `${title}: ${site.name}`;
}
