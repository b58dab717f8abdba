/** The categories with their printed counts (specification section 9); all of them together are 24. */
export const categories = [
  { key: "automation-strategy", name: "Automation Strategy", count: 8 },
  { key: "case-studies", name: "Case Studies", count: 6 },
  { key: "web-design", name: "Web Design", count: 5 },
  { key: "ai-technology", name: "AI Technology", count: 3 },
  { key: "business-strategy", name: "Business Strategy", count: 2 },
] as const;

export type CategoryKey = (typeof categories)[number]["key"];

/** How many pieces there are in all: "All 24". */
export const allCount = categories.reduce((sum, { count }) => sum + count, 0);

/** The category that an address names, or null: then all are shown. */
export function findCategory(key: string | null) {
  return categories.find((category) => category.key === key) ?? null;
}

/** @param key one of the list: what an article says of itself. */
export function getCategoryName(key: CategoryKey): string {
  return findCategory(key)?.name ?? "";
}
