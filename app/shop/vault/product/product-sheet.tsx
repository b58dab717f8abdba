import { Cover } from "../../parts/cover";
import { InsidePage, type Preview } from "../../parts/previews";
import type { ProductView } from "./load-product.server";

/** With three or more pages, the last one appears only beside the cover. */
const hasPageForSheet = ({ length }: readonly Preview[]) => length > 2;

const findSheetPage = (previews: readonly Preview[]) => (hasPageForSheet(previews) ? previews.at(-1) : previews[0]);

/** `showsPageOnSheet`: whether a page is shown beside the cover. */
export const listPagesBelow = (previews: readonly Preview[], showsPageOnSheet: boolean) =>
  showsPageOnSheet && hasPageForSheet(previews) ? previews.slice(0, -1) : previews;

/** Where the title is drawn on the cover, the sheet shows a page of the file: the cover alone would repeat the title. */
export function ProductSheet({ product }: { product: ProductView }) {
  const { category, previews, isTitleDrawn } = product;
  const shown = findSheetPage(previews);
  return (
    <div className={`product-sheet category-${category.id ?? "all"}`}>
      <p className="product-tab">{category.name}</p>
      {isTitleDrawn && shown ? (
        <a className="product-pages" href={shown.url} data-preview>
          <span className="product-picture">
            <InsidePage
              className="product-page"
              page={shown}
              sizes="(min-width: 60rem) 490px, 67vw"
              fetchPriority="high"
            />
            <Cover product={product} lazy sizes="(min-width: 960px) 200px, 30vw" />
          </span>
          <span className="product-enlarge">Enlarge</span>
        </a>
      ) : (
        <Cover product={product} sizes="(min-width: 960px) 600px, 88vw" />
      )}
    </div>
  );
}
