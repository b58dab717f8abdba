import { Fragment } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dial } from "#app/ui/marks/dial.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useTaxNote } from "#app/ui/use-site";
import type { Offer } from "../buy/blueprint-offer.server";
import { flashSale } from "../model/blueprint-offer";
import { BuyButton } from "./buy-button";

const pairs = ["hours", "minutes", "seconds"];

interface HeroProps {
  offer: Offer;
  firstItem: string | undefined;
  /** The database did not answer, so that the price is unknown. */
  failed: boolean;
}

export function Hero({ offer, firstItem, failed }: HeroProps) {
  const taxNote = useTaxNote("downloads");
  const { daysToReturn } = flashSale;
  return (
    <section className="offer-top" aria-labelledby="blueprint-title">
      <div className="wrap offer-poster">
        <div className="offer-big">
          <h1 id="blueprint-title">The Automation Blueprint</h1>
          <p className="offer-lead">
            A PDF workbook: five places you lose customers, which one to fix first, and the texts to send.
          </p>
          {offer ? <Price offer={offer} /> : null}
          {failed ? null : <Sheet />}
        </div>
        {offer ? (
          <div className="offer-ticket stock min-w-0">
            {offer.isFlashSale ? (
              <div className="offer-countdown">
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <p className="flex-[1_1_8rem] font-bold">Countdown to midnight, your time</p>
                  <Dial wedges={24} on={0} className="offer-dial" />
                </div>
                <Countdown />
              </div>
            ) : null}
            <div className="offer-buy">
              <BuyButton offer={offer} wide />
              <ul>
                {taxNote && !offer.isFree ? <li>{taxNote}</li> : null}
                {firstItem ? <li>{firstItem}</li> : null}
                <li>{offer.isFree ? "Digital file, free" : "Digital file. Pay once."}</li>
                {offer.isFree ? null : <li>{daysToReturn}-day money-back guarantee</li>}
                {offer.downloadLimit ? <li>{offer.downloadLimit}</li> : null}
              </ul>
            </div>
          </div>
        ) : (
          <div className="offer-ticket offer-closed stock min-w-0">
            <p className="poster text-3">
              {failed
                ? "We can’t show the price right now. Reload the page to try again."
                : "The Blueprint isn’t for sale right now."}
            </p>
            {failed ? null : (
              <>
                <p>Rather have us set it up?</p>
                <ButtonLink className="mt-5" tone="palm" href={paths.letsTalk}>
                  Tell us what slows you down
                </ButtonLink>
              </>
            )}
            <p className="mt-2">
              <MoreLink href={paths.vault}>See the Digital Vault</MoreLink>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

const WIDTH_OF_LARGE_PRICE = "$19".length;

function Price({ offer: { price, originalPrice, isFlashSale } }: { offer: NonNullable<Offer> }) {
  return (
    <>
      <p className={price.length > WIDTH_OF_LARGE_PRICE ? "offer-now offer-now-long" : "offer-now"}>
        <span className="sr-only">Price now: </span>
        {price}
      </p>
      <div className="offer-beside">
        {originalPrice ? (
          <p>
            <span className="sr-only">Original price: </span>
            <s>{originalPrice}</s>
          </p>
        ) : null}
        {isFlashSale ? <p>Only {flashSale.copiesLeft} copies left</p> : null}
      </div>
    </>
  );
}

// A text from page 5 of the file, beside the price where there is room, and always where there is no price.
function Sheet() {
  return (
    <figure className="offer-sheet bg-white">
      <p className="poster">Door 1: the call you couldn’t take</p>
      <p>
        <b>After hours.</b> Hi, <mark>Business</mark> here. We’re closed until <mark>day and time</mark>. Text me what’s
        going on and the ZIP code, and you’ll be first on my list in the morning.
      </p>
      <figcaption>One of the Blueprint’s texts</figcaption>
    </figure>
  );
}

// The server renders placeholders of the final width, because only the browser knows the visitor's time.
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
