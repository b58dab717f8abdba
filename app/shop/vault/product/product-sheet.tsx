import { Cover } from "../../parts/cover";
import type { ProductView } from "./load-product.server";

/** For formats that not everybody knows. */
const programs: Record<string, string> = {
  Excel: "Excel, Google Sheets, Numbers and LibreOffice",
  CSV: "Excel, Google Sheets, Numbers and LibreOffice",
};

export function ProductSheet({ product }: { product: ProductView }) {
  const { category, file } = product;
  const opensIn = file ? programs[file.format] : undefined;
  const facts = [
    ["Format", file ? `${file.format}, ${file.size}` : null],
    ["Delivery", "Instant download"],
    ["Opens in", opensIn],
  ];
  return (
    <div className={`product-sheet category-${category.id ?? "all"}`}>
      <p className="product-tab">{category.name}</p>
      <Cover product={product} sizes="(min-width: 768px) 471px, 88vw" />
      <dl>
        {facts.map(([name, fact]) =>
          fact ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}
