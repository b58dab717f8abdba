import { Cover } from "../cover";
import type { ProductView } from "./load-product.server";

/** The cover with the facts, and inside pages that open larger. */
export function ProductSheet({ product }: { product: ProductView }) {
  const { category, file, previews } = product;
  return (
    <div className="product-side">
      <div className={`product-sheet category-${category.id ?? "all"}`}>
        <p className="product-tab">{category.name}</p>
        <Cover product={product} />
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
      {previews.length > 0 ? <Previews previews={previews} /> : null}
    </div>
  );
}

function Previews({ previews }: Pick<ProductView, "previews">) {
  return (
    <section className="product-previews" aria-labelledby="previews-title">
      <h2 id="previews-title">A look inside</h2>
      <ul>
        {previews.map(({ url, width, height, alt }) => (
          <li key={url}>
            <a href={url} data-preview>
              <img src={url} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
              <span>
                Enlarge<span className="sr-only">: {alt}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <dialog id="preview" aria-label="Inside page">
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
        <div />
      </dialog>
    </section>
  );
}
