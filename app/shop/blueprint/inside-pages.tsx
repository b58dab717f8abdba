import type { Excerpt as Words } from "#content/catalog/products/catalog-product";
import type { Offer } from "../buy/blueprint-offer.server";
import { Excerpt } from "../parts/excerpt";
import { type Preview, Previews } from "../parts/previews";
import { BuyButton } from "./buy-button";

interface InsidePagesProps {
  previews: readonly Preview[];
  excerpt: Words | null;
  offer: Offer;
}

export function InsidePages({ previews, excerpt, offer }: InsidePagesProps) {
  return (
    <section className="offer-inside" aria-labelledby="inside">
      <div className="wrap">
        <header className="grid grid-cols-1 items-end gap-x-(--offer-gap) gap-y-4 lg:grid-cols-2">
          <h2 id="inside" className="max-w-[9em] text-1">
            Read a little before you buy.
          </h2>
          <div className="grid justify-items-start gap-5">
            <p className="max-w-[40ch] text-lead">
              These are pages of the file itself, exactly as they print. Open one to read every line.
            </p>
            {/* On phones, the strip at the bottom has the same button. */}
            {offer ? (
              <div className="max-sm:hidden">
                <BuyButton offer={offer} />
              </div>
            ) : null}
          </div>
        </header>
        {excerpt ? <Excerpt excerpt={excerpt} /> : null}
        <Previews previews={previews} />
      </div>
    </section>
  );
}
