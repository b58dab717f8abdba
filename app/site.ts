/** What an owner changes to rebrand the site. */
export const site = {
  name: "Palmetto Works",
  email: "hello@palmetto.example",
  city: "Orlando, FL",
  year: 2025,
} as const;

/** Specification section 9. Prices in US dollars, one-time. */
export const packages = [
  { value: "basic", name: "Essentials", price: 99, visuals: 10, popular: false },
  { value: "starter", name: "Professional", price: 199, visuals: 25, popular: false },
  { value: "growth", name: "Business", price: 329, visuals: 50, popular: true },
  { value: "pro", name: "Enterprise", price: 599, visuals: 100, popular: false },
] as const;

export function pageTitle(title: string): string {
  return `${title}: ${site.name}`;
}
