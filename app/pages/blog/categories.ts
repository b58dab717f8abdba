/** The counts are fixed by the specification (section 9), whatever the number of articles. */
export const categories = [
  { key: "automation-strategy", name: "Automation Strategy", count: 8 },
  { key: "case-studies", name: "Case Studies", count: 6 },
  { key: "web-design", name: "Web Design", count: 5 },
  { key: "ai-technology", name: "AI Technology", count: 3 },
  { key: "business-strategy", name: "Business Strategy", count: 2 },
] as const;

export type CategoryKey = (typeof categories)[number]["key"];

export const allCount = categories.reduce((sum, { count }) => sum + count, 0);

export function findCategory(key: string | null) {
  return categories.find((category) => category.key === key) ?? null;
}

/** The printed count may be higher than the number of articles there are. */
export function explainCount(count: number, published: number): string {
  if (published >= count) return published === 1 ? "One article." : `${published} articles.`;
  return `${count} articles planned, ${published} ready to read.`;
}

export function categoryQuery(asked: URLSearchParams): string {
  const category = findCategory(asked.get("category"));
  return category ? `?category=${category.key}` : "";
}

export function getCategoryName(key: CategoryKey): string {
  return findCategory(key)?.name ?? "";
}
