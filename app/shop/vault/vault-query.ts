import { paths } from "#app/paths";
import { readPage } from "#app/server/list/list-query";
import { findProductCategory, type ProductCategory } from "../model/categories";

interface VaultQuery {
  category: ProductCategory | null;
  page: number;
  sent: boolean;
}

export function readVaultQuery(search: URLSearchParams): VaultQuery {
  const category = findProductCategory(search.get("category"))?.id ?? null;
  return { category, page: readPage(search), sent: search.get("sent") === "1" };
}

export function toVaultQuery(search: URLSearchParams): string {
  const { category, page, sent } = readVaultQuery(search);
  if (sent) return "?sent=1";
  const query = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `?${query}` : "";
}

export function getVaultUrl(category: ProductCategory | null, page = 1): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${paths.vault}?${query}` : paths.vault;
}
