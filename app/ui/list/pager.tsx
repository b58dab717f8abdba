import { Link } from "@remix-run/react";

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  moreHint?: string | null;
}

export function Pager({ page, pages, addressOf, moreHint }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className="flex items-center justify-between gap-4 pt-3" aria-label="Pages">
      {page > 1 ? (
        <Link className="tool" rel="prev" to={addressOf(page - 1)}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span className="text-ink-2">
        Page {page.toLocaleString("en-US")} of {pages.toLocaleString("en-US")}
        {moreHint ? "+" : ""}
        {moreHint && page === pages ? `. ${moreHint}` : null}
      </span>
      {page < pages ? (
        <Link className="tool" rel="next" to={addressOf(page + 1)}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
