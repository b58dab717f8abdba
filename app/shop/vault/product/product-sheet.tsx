import { Previews } from "#app/shop/parts/previews.tsx";
import { Cover } from "../cover";
import type { ProductView } from "./load-product.server";

/** The cover with the facts, and inside pages that open larger. */
export function ProductSheet({ product }: { product: ProductView }) {
  const { category, file, previews } = product;
  return (
    <div className="product-side">
      <div className={`product-sheet category-${category.id ?? "all"}`}>
        <p className="product-tab">{category.name}</p>
        <Cover product={product} sizes="(min-width: 768px) 471px, 88vw" />
        <dl>
          {file ? (
            <>
              <div>
                <dt>Format</dt>
                <dd>{file.format}</dd>
              </div>
              <div>
                <dt>Size</dt>
                <dd>{file.size}</dd>
              </div>
            </>
          ) : null}
          <div>
            <dt>Delivery</dt>
            <dd>Instant download</dd>
          </div>
        </dl>
      </div>
      {previews.length > 0 ? (
        <section className="product-previews" aria-labelledby="previews-title">
          <h2 id="previews-title">A look inside</h2>
          <Previews previews={previews} />
        </section>
      ) : null}
    </div>
  );
}
