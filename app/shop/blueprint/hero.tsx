import { Fragment } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dial } from "#app/ui/marks/dial.tsx";
import { useIsHidden, useTaxNote } from "#app/ui/use-site";
import type { Offer } from "../buy/blueprint-offer.server";
import { flashSale } from "../model/blueprint-offer";
import { BuyButton } from "./buy-button";

const pairs = ["hours", "minutes", "seconds"];

interface HeroProps {
  offer: Offer;
  /** The database did not answer, so that the price is unknown. */
  failed: boolean;
}

export function Hero({ offer, failed }: HeroProps) {
  const isHidden = useIsHidden();
  const taxNote = useTaxNote("downloads");
  const { copiesLeft, daysToReturn } = flashSale;
  return (
    <section className="offer-top" aria-labelledby="blueprint-title">
      <div className="wrap offer-poster">
        <div className="offer-big">
          <h1 id="blueprint-title">The Automation Blueprint</h1>
          {offer ? <Price offer={offer} /> : null}
        </div>
        {offer ? (
          <div className="stock min-w-0">
            {offer.isFlashSale ? (
              <div className="offer-countdown">
                <p className="font-bold">Ends at midnight, your time</p>
                <Countdown />
                <Dial wedges={24} on={0} className="offer-dial mt-4 max-w-18" />
              </div>
            ) : null}
            <div className="offer-buy">
              <BuyButton offer={offer} wide />
              <ul>
                {taxNote && !offer.isFree ? <li>{taxNote}</li> : null}
                <li>{offer.isFree ? "Digital file, free" : "Digital file, paid once"}</li>
                {offer.isFree ? null : <li>{daysToReturn}-day money-back guarantee</li>}
                {offer.downloadLimit ? <li>{offer.downloadLimit}</li> : null}
              </ul>
            </div>
          </div>
        ) : (
          <div className="min-w-0">
            <p className="max-w-[30ch] text-lead">
              {failed
                ? "We can’t show the price right now. Reload the page to try again."
                : "The Blueprint isn’t for sale right now."}
            </p>
            {isHidden(paths.vault) ? null : (
              <ButtonLink className="mt-5" tone="palm" href={paths.vault}>
                See the tools in the Digital Vault
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {offer?.isFlashSale ? (
        <>
          <div className="wrap offer-left">
            <p className="text-1">Only {copiesLeft} copies left</p>
          </div>
          <svg className="offer-lines" viewBox={`0 0 ${copiesLeft} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={Array.from({ length: copiesLeft }, (_, line) => `M${line} 0h.58v1h-.58z`).join("")} />
          </svg>
        </>
      ) : null}
    </section>
  );
}

const WIDTH_OF_LARGE_PRICE = "$19".length;

function Price({ offer: { price, originalPrice } }: { offer: NonNullable<Offer> }) {
  return (
    <>
      <p className={price.length > WIDTH_OF_LARGE_PRICE ? "offer-now offer-now-long" : "offer-now"}>
        <span className="sr-only">Price now: </span>
        {price}
      </p>
      {originalPrice ? (
        <p className="offer-was">
          <span className="sr-only">Original price: </span>
          <s>{originalPrice}</s>
        </p>
      ) : null}
    </>
  );
}

/** The server renders placeholders of the final width, because only the browser knows the visitor's time. */
function Countdown() {
  return (
    <p className="offer-clock" role="timer">
      <span className="sr-only" data-spoken="" />{" "}
      <span aria-hidden="true">
        {pairs.map((pair, index) => (
          <Fragment key={pair}>
            {index > 0 ? <i>:</i> : null}
            <b>–</b>
            <b>–</b>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
