import { type CategoryKey, categories, getCategoryName } from "./categories";

/** The color of a category, as a class that sets `--c`. */
export function getCategoryColor(key: CategoryKey): string {
  return `blog-color-${categories.findIndex((category) => category.key === key) + 1}`;
}

/** A blade in the color of the category, and its name. */
export function CategoryLabel({ category }: { category: CategoryKey }) {
  return <p className={`blog-category ${getCategoryColor(category)}`}>{getCategoryName(category)}</p>;
}
