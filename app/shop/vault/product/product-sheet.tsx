import { Cover } from "../../parts/cover";
import type { Preview } from "../../parts/previews";
import type { ProductView } from "./load-product.server";

/** For formats that not everybody knows. */
const programs: Record<string, string> = {
  Excel: "Excel, Google Sheets, Numbers and LibreOffice",
  CSV: "Excel, Google Sheets, Numbers and LibreOffice",
};

export function ProductSheet({ product }: { product: ProductView }) {
  const { category, file, previews, isTitleDrawn } = product;
  const opensIn = file ? programs[file.format] : undefined;
  const facts = [
    ["Format", file ? `${file.format}, ${file.size}` : null],
    ["Delivery", "Instant download"],
    ["Opens in", opensIn],
  ];
  return (
    <div className={`product-sheet category-${category.id ?? "all"}`}>
      <p className="product-tab">{category.name}</p>
      {isTitleDrawn && previews.length > 0 ? (
        <Pages previews={previews} />
      ) : (
        <Cover product={product} sizes="(min-width: 768px) 471px, 88vw" />
      )}
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

/** The tops of the first inside pages, in place of a cover that would repeat the title beside it. */
function Pages({ previews }: { previews: readonly Preview[] }) {
  return (
    <div className="product-pages" aria-hidden="true">
      {previews.slice(0, 2).map(({ url, width, height }) => (
        <img key={url} src={url} alt="" width={width} height={height} decoding="async" />
      ))}
    </div>
  );
}
