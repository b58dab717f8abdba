import { Rating, ReviewList } from "#app/reviews/review-list.tsx";
import { Excerpt } from "#app/shop/parts/excerpt.tsx";
import { Included } from "#app/shop/parts/included.tsx";
import { Previews } from "#app/shop/parts/previews.tsx";
import { Questions } from "#app/shop/parts/questions.tsx";
import { useTaxNote } from "#app/ui/use-site";
import { RelatedProducts } from "../../parts/related-products";
import { OfferLink } from "../offer-link";
import { BackLink } from "./back-link";
import { CouponField } from "./coupon-field";
import type { ProductView } from "./load-product.server";
import { ProductFacts } from "./product-facts";
import { listPagesBelow, ProductSheet } from "./product-sheet";

export function ProductArticle({ product }: { product: ProductView }) {
  const { title, description, about, includedItems, faq, previews, related, reviews } = product;
  return (
    <>
      <article className="product wrap" aria-labelledby="product-title">
        <BackLink className="product-back" />
        <header className="product-words product-head">
          <h1 id="product-title" className={chooseTitleSize(title)}>
            {title}
          </h1>
          <p className="text-lead">{description}</p>
          <OfferLink product={product} className="buy" offClassName="buy-off" />
          <SaleNote product={product} />
          <ProductFacts product={product} />
          <Terms product={product} />
          {product.offer.kind === "buy" ? <CouponField slug={product.slug} coupon={product.coupon} /> : null}
        </header>
        <ProductSheet product={product} />
        {/* In one column, the strip appears here, once the button above has scrolled out of view. */}
        <div className="product-rest">
          {previews.length > 0 ? (
            <section className="product-previews" aria-labelledby="previews-title">
              <h2 id="previews-title">A look inside</h2>
              {product.excerpt ? <Excerpt excerpt={product.excerpt} /> : null}
              <Previews previews={listPagesBelow(previews, product.isTitleDrawn)} />
            </section>
          ) : null}
          {about.length > 0 || includedItems.length > 0 ? (
            <div className="product-words product-more">
              {about.length > 0 ? (
                <section aria-labelledby="about-title">
                  <h2 id="about-title">About This Product</h2>
                  {about.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ) : null}
              {includedItems.length > 0 ? <Included items={includedItems} /> : null}
            </div>
          ) : null}
          {faq.length > 0 || reviews ? (
            <div className="product-words product-answers">
              {faq.length > 0 ? <Questions questions={faq} /> : null}
              {reviews ? (
                <section aria-labelledby="reviews-title">
                  <h2 id="reviews-title">What buyers say</h2>
                  <Rating reviews={reviews} by="buyer" />
                  <ReviewList reviews={reviews} by="buyer" />
                </section>
              ) : null}
            </div>
          ) : null}
          <div className="product-buy">
            <div className="buy-strip">
              <p>{title}</p>
              <OfferLink product={product} className="buy-strip-link" offClassName="buy-off" tabIndex={-1} />
            </div>
          </div>
        </div>
      </article>
      <section className="product-strip band-close" aria-label={`Get ${title}`}>
        <div className="wrap">
          <div>
            <p className="poster text-1/[.9]">{title}</p>
            <p className="mt-2 text-lead">{description}</p>
            {product.offer.kind === "buy" ? (
              <p className="mt-1 text-small">Buy Now opens the checkout in a new tab.</p>
            ) : null}
          </div>
          <OfferLink product={product} className="buy buy-palm" offClassName="buy-off" />
        </div>
      </section>
      {related.length > 0 ? (
        <RelatedProducts heading="Goes well with this" related={related} className="py-sec" />
      ) : null}
    </>
  );
}

// A long title is smaller, so that the button below it stays in the window.
function chooseTitleSize({ length }: string): string | undefined {
  if (length <= 30) return undefined;
  return length <= 55 ? "product-title-long" : "product-title-longest";
}

function SaleNote({ product: { originalPrice, saleEnds, saleLimit } }: { product: ProductView }) {
  if (!originalPrice) return null;
  const limit =
    saleLimit === null
      ? ""
      : ` for the first ${saleLimit === 1 ? "copy" : `${saleLimit.toLocaleString("en-US")} copies`}`;
  if (!saleEnds && !limit) return null;
  return (
    <p className="font-semibold">
      Sale price{limit}
      {saleEnds ? ` until ${saleEnds}` : ""}.
    </p>
  );
}

function Terms({ product: { offer, daysToReturn, downloadLimit, previews } }: { product: ProductView }) {
  const taxNote = useTaxNote("downloads");
  if (offer.kind !== "buy") {
    const isFree = offer.kind === "free";
    const text = isFree
      ? "No email address, no account. It’s yours."
      : "We’re putting the final touches on this one. Check back soon.";
    return <p className="text-small text-ink-2">{text}</p>;
  }
  return (
    <p className="text-small text-ink-2">
      <b className="text-ink">
        {daysToReturn
          ? `${daysToReturn}-day money-back guarantee.`
          : "If it doesn’t work as described, we replace it or refund you."}
      </b>{" "}
      {daysToReturn ? null : "Otherwise, files are final sale with digital delivery. "}
      {taxNote ? `${taxNote} ` : ""}
      {downloadLimit} {previews.length > 0 ? <a href="#previews-title">Look inside</a> : null}
    </p>
  );
}
