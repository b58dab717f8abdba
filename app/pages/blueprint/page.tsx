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
import styles from "./blueprint.css?url";
import { BuyButton } from "./buy-button";
import script from "./countdown.ts?worker&url";
import { FloorPlan } from "./floor-plan";
import { Hero } from "./hero";
import { notConnected, offer } from "./offer";
import { Testimonials } from "./testimonials";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { scripts: [script], noindex: true };

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "The Automation Blueprint",
    description: `The floor plan of a service business: which door to automate first, what to say there, and how to build it. $${offer.price} instead of $${offer.original}, ${offer.daysToReturn}-day money-back guarantee.`,
    picture: "blueprint",
  });

export const headers: HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : { "Cache-Control": "public, s-maxage=300" };

export function loader({ context }: LoaderFunctionArgs) {
  return { checkout: context.env.BLUEPRINT_CHECKOUT_URL ?? null };
}

/** Only reached without JavaScript: renders the page with the notice. */
export function action({ context }: LoaderFunctionArgs) {
  const checkout = context.env.BLUEPRINT_CHECKOUT_URL;
  if (checkout) return redirect(checkout, 303);
  return data({ notConnected: true }, { headers: { "Cache-Control": "no-store" } });
}

export default function BlueprintPage() {
  const { checkout } = useLoaderData<typeof loader>();
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
      <Testimonials />
      <section className="wrap offer-guarantee" aria-labelledby="thirty-days">
        <Dial wedges={offer.daysToReturn} className="offer-guarantee-dial" />
        <div>
          <h2 id="thirty-days" className="max-w-[8em] text-1">
            Thirty days to change your mind.
          </h2>
          <p className="mt-5 max-w-[48ch]">
            If the plan is not for your business, write to <a href={`mailto:${site.email}`}>{site.email}</a> within{" "}
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
