/** The counts are fixed by the specification (section 9), whatever the number of articles. */
export const categories = [
  { key: "automation-strategy", name: "Automation Strategy", count: 8 },
  { key: "case-studies", name: "Case Studies", count: 6, articleLabel: "Case study (sample)" },
  { key: "web-design", name: "Web Design", count: 5 },
  { key: "ai-technology", name: "AI Technology", count: 3 },
  { key: "business-strategy", name: "Business Strategy", count: 2 },
] as const;

export type CategoryKey = (typeof categories)[number]["key"];

export const allCount = categories.reduce((sum, { count }) => sum + count, 0);

export function findCategory(key: string | null) {
  return categories.find((category) => category.key === key) ?? null;
}

/** The counts on the chips are fixed, and may be higher than the number of articles. */
export function explainCount(published: number): string {
  return published === 1 ? "One article so far." : `${published} articles so far.`;
}

export function categoryQuery(asked: URLSearchParams): string {
  const category = findCategory(asked.get("category"));
  return category ? `?category=${category.key}` : "";
}

/** The label above an article: the name of its category, or that the story is a sample. */
export function getArticleLabel(key: CategoryKey): string {
  const category = findCategory(key);
  return category && "articleLabel" in category ? category.articleLabel : getCategoryName(key);
}

export function getCategoryName(key: CategoryKey): string {
  return findCategory(key)?.name ?? "";
}
