import type { ProductView } from "./load-product.server";

// By format, as the page names it.
const programs: Record<string, string> = {
  Excel: "Excel, Google Sheets, Numbers and LibreOffice",
  CSV: "Excel, Google Sheets, Numbers and LibreOffice",
  PDF: "Any PDF reader",
  Text: "Any text editor",
};

export function ProductFacts({ product: { file } }: { product: ProductView }) {
  const facts = [
    ["Format", file ? `${file.format}, ${file.size}` : null],
    ["Delivery", "Instant download"],
    ["Opens in", file ? programs[file.format] : null],
  ];
  return (
    <dl className="product-facts">
      {facts.map(([name, fact]) =>
        fact ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
