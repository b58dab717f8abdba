/** Specification section 9. */
export const categories = [
  { key: "automation-strategy", name: "Automation Strategy" },
  { key: "case-studies", name: "Case Studies", articleLabel: "Case study (sample)" },
  { key: "web-design", name: "Web Design" },
  { key: "ai-technology", name: "AI Technology" },
  { key: "business-strategy", name: "Business Strategy" },
] as const;

export type CategoryKey = (typeof categories)[number]["key"];

export function findCategory(key: string | null) {
  return categories.find((category) => category.key === key) ?? null;
}

export function describeCount(published: number): string {
  if (published === 0) return "No articles yet.";
  return published === 1 ? "One article." : `${published} articles.`;
}

export function categoryQuery(asked: URLSearchParams): string {
  const category = findCategory(asked.get("category"));
  return category ? `?category=${category.key}` : "";
}

export function getArticleLabel(key: CategoryKey): string {
  const category = findCategory(key);
  return category && "articleLabel" in category ? category.articleLabel : getCategoryName(key);
}

export function getCategoryName(key: string): string {
  return findCategory(key)?.name ?? "";
}
