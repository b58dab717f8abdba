import type { ReactNode } from "react";

interface ProductSectionProps {
  title: string;
  summary: ReactNode;
  /** For a new product, when something in it has to be corrected, and for what changes often. */
  open: boolean;
  children: ReactNode;
}

export function ProductSection({ title, summary, open, children }: ProductSectionProps) {
  return (
    <details className="product-section ticket-section" open={open || undefined}>
      <summary>
        <h2>{title}</h2> <span className="text-ink-2">{summary}</span>
      </summary>
      <div className="product-fields">{children}</div>
    </details>
  );
}
