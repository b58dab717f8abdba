import { Cover } from "../../parts/cover";
import type { Preview } from "../../parts/previews";
import type { ProductView } from "./load-product.server";

// For formats that not everybody knows.
const programs: Record<string, string> = {
  Excel: "Excel, Google Sheets, Numbers and LibreOffice",
  CSV: "Excel, Google Sheets, Numbers and LibreOffice",
};

export function ProductSheet({ product }: { product: ProductView }) {
  const { category, file, previews, isTitleDrawn } = product;
  const [first] = previews;
  const opensIn = file ? programs[file.format] : undefined;
  const facts = [
    ["Format", file ? `${file.format}, ${file.size}` : null],
    ["Delivery", "Instant download"],
    ["Opens in", opensIn],
  ];
  return (
    <div className={`product-sheet category-${category.id ?? "all"}`}>
      <p className="product-tab">{category.name}</p>
      {isTitleDrawn && first ? (
        <div className="product-pages">
          <Page preview={first} />
          <Cover product={product} sizes="(min-width: 960px) 260px, 36vw" />
        </div>
      ) : (
        <Cover product={product} sizes="(min-width: 960px) 600px, 88vw" />
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

const Page = ({ preview: { url, width, height } }: { preview: Preview }) => (
  <img className="product-page" src={url} alt="" width={width} height={height} decoding="async" />
);
