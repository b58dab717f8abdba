import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { ReviewSection } from "#app/reviews/review-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Toast } from "#app/ui/feedback/toast.tsx";
import { pageMeta } from "#app/ui/layout/page-meta";
import { useBusiness, useIsHidden } from "#app/ui/use-site";
import type { Offer } from "../buy/blueprint-offer.server";
import { flashSale, notConnected } from "../model/blueprint-offer";
import { Included } from "../parts/included";
import openPreviews from "../parts/open-previews.ts?worker&url";
import { Questions } from "../parts/questions";
import { RelatedProducts } from "../parts/related-products";
import styles from "./blueprint.css?url";
import { BuyButton } from "./buy-button";
import script from "./countdown.ts?worker&url";
import { FloorPlan } from "./floor-plan";
import { Hero } from "./hero";
import { InsidePages } from "./inside-pages";
import { loadOffer } from "./load-offer.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { scripts: [script, openPreviews], watches: "products", noindex: true };

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: "The Automation Blueprint",
    description: `Find out which part of your service business to automate first, what to say, and how to build it.${describeTerms(page.data?.offer)}`,
    picture: "blueprint",
  });

function describeTerms(offer: Offer | undefined): string {
  if (!offer || offer.isFree) return "";
  const price = offer.isFlashSale ? ` ${offer.price} instead of ${offer.originalPrice},` : "";
  return `${price} ${flashSale.daysToReturn}-day money-back guarantee.`;
}

const noStore = { "Cache-Control": "no-store" };

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const loaded = await loadOffer(context);
  return data(loaded, { headers: loaded.failed ? noStore : { "Cache-Control": "public, s-maxage=300" } });
}

/** Only reached without JavaScript: renders the page with the notice. */
export async function action({ context }: LoaderFunctionArgs) {
  const { offer, failed } = await loadOffer(context);
  if (offer?.href) return redirect(offer.href, 303);
  return data({ notConnected: !failed }, { headers: noStore });
}

// The page already answers the remaining questions.
const MAX_QUESTIONS = 2;

export default function BlueprintPage() {
  const { offer, failed, previews, excerpt, includedItems, faq, reviews, instead } = useLoaderData<typeof loader>();
  const bought = useActionData<typeof action>();
  const offersInstead = !useIsHidden()(paths.vault) && instead.length > 0;
  return (
    <div className="offer">
      {bought?.notConnected ? (
        <div className="wrap pt-6" role="alert">
          <Toast title="Not for sale yet" description={notConnected} tone="error" />
        </div>
      ) : null}
      <Hero {...{ offer, failed }} firstItem={includedItems[0]} />
      {offersInstead ? (
        <RelatedProducts heading="Download one of these today." related={instead} className="py-sec" />
      ) : null}
      <div className="offer-rest">
        <FloorPlan />
        {previews.length > 0 ? <InsidePages previews={previews} excerpt={excerpt} offer={offer} /> : null}
        {includedItems.length > 0 ? (
          <div className="offer-contents wrap">
            <Included items={includedItems} />
            {faq.length > 0 ? <Questions questions={faq.slice(0, MAX_QUESTIONS)} /> : null}
          </div>
        ) : null}
        <ReviewSection reviews={reviews} title="What buyers say" by="buyer" className="pt-sec" />
        {offer && !offer.isFree ? <Guarantee /> : null}
        {offer ? (
          <div className="buy-strip mx-0 border-t-2 border-palm-rule">
            <div className="flex-1">
              <BuyButton offer={offer} tone="hot" wide small tabIndex={-1} />
            </div>
          </div>
        ) : null}
      </div>
      <Closing offer={offer} />
    </div>
  );
}

function Guarantee() {
  const business = useBusiness();
  const { daysToReturn } = flashSale;
  return (
    <section className="wrap pt-9 pb-sec" aria-labelledby="thirty-days">
      <div className="offer-guarantee">
        <h2 id="thirty-days" className="text-3">
          Thirty days to change your mind
        </h2>
        <p className="max-w-[56ch]">
          If the Blueprint isn’t right for your business, email{" "}
          <a href={`mailto:${business.email}`}>{business.email}</a> within {daysToReturn} days and you get back what you
          paid.
        </p>
      </div>
    </section>
  );
}

function Closing({ offer }: { offer: Offer }) {
  return (
    <section className="offer-closing" aria-labelledby="buy-title">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        {offer ? (
          <ClosingPrice offer={offer} />
        ) : (
          <h2 id="buy-title" className="text-1">
            Rather have us set it up?
          </h2>
        )}
        {offer ? (
          <BuyButton offer={offer} />
        ) : (
          <ButtonLink tone="palm" href={paths.letsTalk}>
            Tell us what slows you down
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function ClosingPrice({ offer: { price, originalPrice } }: { offer: NonNullable<Offer> }) {
  return (
    <h2 id="buy-title" className="flex flex-wrap items-baseline gap-x-[.4em] text-1">
      <span className="w-full text-2">The Automation Blueprint</span>
      {originalPrice ? <span className="sr-only">now </span> : null}
      {price}
      {originalPrice ? (
        <s className="text-(length:--text-2)">
          <span className="sr-only">Original price </span>
          {originalPrice}
        </s>
      ) : null}
    </h2>
  );
}
