export const productCategories = [
  { id: "business", name: "Business" },
  { id: "parents", name: "Parents" },
  { id: "students", name: "Students" },
  { id: "tech", name: "Tech" },
  { id: "lifestyle", name: "Lifestyle" },
] as const;

export type ProductCategory = (typeof productCategories)[number]["id"];

export function findProductCategory(id: string | null) {
  return productCategories.find((category) => category.id === id) ?? null;
}
