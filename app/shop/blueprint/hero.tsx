import { Fragment } from "react";
import { Dial } from "../../ui/marks/dial";
import { BuyButton } from "./buy-button";
import { offer } from "./offer";

const pairs = ["hours", "minutes", "seconds"];

export function Hero({ checkout }: { checkout: string | null }) {
  const { price, original, copiesLeft, daysToReturn } = offer;
  return (
    <section className="offer-top" aria-labelledby="blueprint-title">
      <div className="wrap offer-poster">
        <div className="offer-big">
          <h1 id="blueprint-title">The Automation Blueprint</h1>
          <p className="offer-now">
            <span className="sr-only">Price now: </span>${price}
          </p>
          <p className="offer-was">
            <span className="sr-only">Original price: </span>
            <s>${original}</s>
          </p>
        </div>
        <div className="stock min-w-0">
          <div className="offer-countdown">
            <p className="font-bold">Until midnight, where you are</p>
            <Countdown />
            <div className="offer-day">
              <Dial wedges={24} on={0} className="offer-dial" />
              <p data-counting="no">Ends at midnight, where you are.</p>
              <p data-counting="yes" hidden>
                The offer ends tonight at midnight, your time.
              </p>
            </div>
          </div>
          <div className="offer-buy">
            <BuyButton checkout={checkout} wide />
            <ul>
              <li>Digital file, paid once</li>
              <li>{daysToReturn}-day money-back guarantee</li>
            </ul>
          </div>
        </div>
      </div>
      <div className="wrap offer-left">
        <p className="text-1">Only {copiesLeft} copies left</p>
      </div>
      <svg className="offer-lines" viewBox={`0 0 ${copiesLeft} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={Array.from({ length: copiesLeft }, (_, line) => `M${line} 0h.58v1h-.58z`).join("")} />
      </svg>
    </section>
  );
}

/** The server renders placeholders of the final width, because only the browser knows the visitor's time. */
function Countdown() {
  return (
    <p className="offer-clock" role="timer">
      <span className="sr-only" data-spoken="">
        Ends at midnight
      </span>{" "}
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
