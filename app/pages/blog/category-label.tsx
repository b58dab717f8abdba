import { type CategoryKey, categories, getArticleLabel } from "./categories";

export function getCategoryColor(key: CategoryKey): string {
  return `blog-color-${categories.findIndex((category) => category.key === key) + 1}`;
}

export function CategoryLabel({ category }: { category: CategoryKey }) {
  return <p className={`blog-category ${getCategoryColor(category)}`}>{getArticleLabel(category)}</p>;
}
