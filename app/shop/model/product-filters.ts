import { paths } from "#app/paths";
import { readChoice, readPage, readSearchText, toQuery } from "#app/server/list/list-query";
import { type ProductCategory, productCategories } from "./categories";
import { type ProductStatus, productStatuses } from "./product-statuses";

export interface Filters {
  q: string;
  category: ProductCategory | null;
  status: ProductStatus;
  page: number;
}

const noFilters: Filters = { q: "", category: null, status: "published", page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  const categories = productCategories.map(({ id }) => id);
  return {
    q: readSearchText(query),
    category: readChoice(query, "category", categories, null),
    status: readChoice(query, "status", productStatuses, noFilters.status),
    page: readPage(query),
  };
}

export function getListUrl(filters: Partial<Filters>): string {
  return paths.adminProducts + toQuery(filters, noFilters);
}
