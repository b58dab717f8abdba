/** The text of a product in the shop, and which parts of its file become the inside pages. */
export interface CatalogProduct {
  slug: string;
  title: string;
  description: string;
  /** Paragraphs. */
  about: string[];
  priceCents: number;
  category: "business" | "parents" | "students" | "tech" | "lifestyle";
  type: "pdf" | "xlsx" | "csv" | "md";
  includedItems: string[];
  faq: { question: string; answer: string }[];
  /** Words of the file itself, which the page shows as text above the inside pages. */
  excerpt?: Excerpt;
  /** Slugs. */
  related: string[];
  previews: [Preview, Preview, ...Preview[]];
}

export interface Excerpt {
  title: string;
  texts: { label: string; text: string }[];
}

export interface Preview {
  /** A page of a PDF or Markdown file, the name of a sheet, or the first row of a table. */
  shows: number | string;
  alt: string;
}
