import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { site } from "#app/site";
import { Toast } from "../../ui/feedback/toast";
import { pageMeta } from "../../ui/layout/page-meta";
import { Dial } from "../../ui/marks/dial";
import openPreviews from "../products/open-previews.ts?worker&url";
import { Rating, ReviewList } from "../reviews/published-reviews";
import styles from "./blueprint.css?url";
import { BuyButton } from "./buy-button";
import script from "./countdown.ts?worker&url";
import { FloorPlan } from "./floor-plan";
import { Hero } from "./hero";
import { InsidePages } from "./inside-pages";
import { loadOffer } from "./load-offer.server";
import { notConnected, offer } from "./offer";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { scripts: [script, openPreviews], watches: "products", noindex: true };

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "The Automation Blueprint",
    description: `Find out which part of your service business to automate first, what to say there and how to build it. $${offer.price} instead of $${offer.original}, ${offer.daysToReturn}-day money-back guarantee.`,
    picture: "blueprint",
  });

const noStore = { "Cache-Control": "no-store" };

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const { failed, ...loaded } = await loadOffer(context);
  return data(loaded, { headers: failed ? noStore : { "Cache-Control": "public, s-maxage=300" } });
}

/** Only reached without JavaScript: renders the page with the notice. */
export async function action({ context }: LoaderFunctionArgs) {
  const { checkout } = await loadOffer(context);
  if (checkout) return redirect(checkout, 303);
  return data({ notConnected: true }, { headers: noStore });
}

export default function BlueprintPage() {
  const { checkout, previews, reviews } = useLoaderData<typeof loader>();
  const bought = useActionData<typeof action>();
  return (
    <div className="offer">
      {bought?.notConnected ? (
        <div className="wrap pt-6" role="alert">
          <Toast title="Not for sale yet" description={notConnected} tone="error" />
        </div>
      ) : null}
      <Hero checkout={checkout} />
      <FloorPlan />
      {previews.length > 0 ? <InsidePages previews={previews} /> : null}
      {reviews ? (
        <section className="wrap pt-sec" aria-labelledby="buyers">
          <header className="mb-[clamp(2rem,4vw,3.5rem)] flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
            <h2 id="buyers" className="text-1">
              What buyers say
            </h2>
            <Rating reviews={reviews} />
          </header>
          <ReviewList reviews={reviews} />
        </section>
      ) : null}
      <section className="wrap offer-guarantee" aria-labelledby="thirty-days">
        <Dial wedges={offer.daysToReturn} className="offer-guarantee-dial" />
        <div>
          <h2 id="thirty-days" className="max-w-[8em] text-1">
            Thirty days to change your mind.
          </h2>
          <p className="mt-5 max-w-[48ch]">
            If it’s not right for your business, email <a href={`mailto:${site.email}`}>{site.email}</a> within{" "}
            {offer.daysToReturn} days and you get your ${offer.price} back.
          </p>
        </div>
      </section>
      <section className="offer-closing" aria-labelledby="buy-title">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <h2 id="buy-title" className="text-1">
            <s>
              <span className="sr-only">Original price </span>${offer.original}
            </s>{" "}
            <span className="sr-only">now </span>${offer.price} until midnight
          </h2>
          <BuyButton checkout={checkout} />
        </div>
      </section>
    </div>
  );
}
