import { type CategoryKey, categories, categoryName } from "./categories";

/** The color of a category, as a class that sets `--c`. */
export function categoryColor(key: CategoryKey): string {
  return `blog-color-${categories.findIndex((category) => category.key === key) + 1}`;
}

/** A blade in the color of the category, and its name. */
export function CategoryMark({ category }: { category: CategoryKey }) {
  return <p className={`blog-category ${categoryColor(category)}`}>{categoryName(category)}</p>;
}
