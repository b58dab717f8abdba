import type { ProductCategory } from "../model/categories";
import { getVaultUrl } from "./vault-query";

interface VaultPagesProps {
  category: ProductCategory | null;
  page: number;
  pages: number;
}

export function VaultPages({ category, page, pages }: VaultPagesProps) {
  if (pages === 1) return null;
  return (
    <nav className="vault-pages" aria-label="Pages">
      {page > 1 ? (
        <a className="btn-line" rel="prev" href={getVaultUrl(category, page - 1)}>
          Previous page
        </a>
      ) : (
        <span />
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className="btn-line" rel="next" href={getVaultUrl(category, page + 1)}>
          Next page
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
