import { PRODUCT_CATEGORIES } from "#drizzle/values";

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

const names: Record<ProductCategory, string> = {
  business: "Business",
  parents: "Parents",
  students: "Students",
  tech: "Tech",
  lifestyle: "Lifestyle",
};

export const productCategories = PRODUCT_CATEGORIES.map((id) => ({ id, name: names[id] }));

export function findProductCategory(id: string | null) {
  return productCategories.find((category) => category.id === id) ?? null;
}
