import { Cover } from "../../parts/cover";
import type { ProductView } from "./load-product.server";

/** Where the title is drawn on the cover, the sheet shows a page of the file: the cover alone would repeat the title. */
export function ProductSheet({ product }: { product: ProductView }) {
  const { category, previews, isTitleDrawn } = product;
  const [first] = previews;
  return (
    <div className={`product-sheet category-${category.id ?? "all"}`}>
      <p className="product-tab">{category.name}</p>
      {isTitleDrawn && first ? (
        <a className="product-pages" href={first.url} data-preview>
          <span className="product-picture">
            <img
              className="product-page"
              src={first.url}
              alt={first.alt}
              width={first.width}
              height={first.height}
              decoding="async"
            />
            <Cover product={product} sizes="(min-width: 960px) 200px, 30vw" />
          </span>
          <span className="product-enlarge">Enlarge</span>
        </a>
      ) : (
        <Cover product={product} sizes="(min-width: 960px) 600px, 88vw" />
      )}
    </div>
  );
}
