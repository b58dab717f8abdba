import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useMemo } from "react";
import { listOrderablePackages } from "#app/packages/offered-packages.server";
import { question, testPackage } from "#app/packages/packages";
import { PackagesContext } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { loadReviews } from "#app/reviews/published-reviews.server";
import { ReviewSection } from "#app/reviews/review-list.tsx";
import { formatAmount, formatMoney } from "#app/server/text/money";
import { cacheUntilDeliveryChanges, describeDelivery } from "#app/server/time/delivery-time.server";
import { readTurnaround } from "#app/server/time/turnaround.server";
import { readHero } from "#app/texts/heroes/heroes.server";
import type { Example, Industry } from "#app/texts/samples/designs";
import { listChangedIndustries } from "#app/texts/samples/sample-list.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { buildService } from "#app/ui/layout/structured-data";
import { MoreLink } from "#app/ui/more-link.tsx";
import { rememberOrder } from "../access/order-cookie.server";
import type { OrderResult } from "../model/form-state";
import type { Packages } from "../model/packages";
import styles from "../order.css?url";
import { OrderForm } from "../parts/form/order-form";
import type { Sample } from "../parts/form/sample";
import { canOrderTestPackage } from "../pay/payment-link.server";
import { receiveOrder } from "../place/receive-order.server";
import { readExamplesQuery, toCanonicalQuery } from "./examples/industries";
import { Examples } from "./examples/section";
import { findVisualType } from "./examples/visual-type";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Included } from "./included";
import { WhyUs } from "./why-us";

export { clientAction } from "../parts/form/send-order";

const MAX_REVIEWS = 6;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { interactive: true, lowFooter: true, query: toCanonicalQuery, watches: "order reviews" };

export const meta: MetaFunction<typeof loader> = (page) => {
  const offers = page.data?.packages ?? [];
  const from = describeFirstPrice(offers);
  const lead = page.data?.hero.lead ?? "";
  const term = page.data?.delivery.terms.term ?? "next day";
  const description = `Flyers, social posts, stories, banners, ads and photo edits, made by designers. Prepaid packages${from}, standard delivery ${term}.`;
  const service = {
    name: "Visual design",
    // Leaves out the sentence that changes every day.
    description: lead.replace(page.data?.delivery.sentence ?? "", "").trim(),
    path: paths.visualDesign,
    offers: offers.map(({ name, cents, currency }) => ({ name, price: formatAmount(cents, currency) })),
  };
  return pageMeta(page, {
    title: `Visual design packages${from}`,
    linkLabel: "Visual design",
    description,
    picture: "visual-design",
    data: (publisher) => [buildService(publisher, service)],
  });
};

function describeFirstPrice(packages: Packages): string {
  const [first] = packages;
  return first ? ` from ${formatMoney(Math.min(...packages.map(({ cents }) => cents)), first.currency)}` : "";
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

/** The same page for everyone, except for an admin who asked for the test package (`?package=test`) or ordered it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("package") === testPackage.value || context.incoming.method === "POST";
  const offersTestPackage = asked && (await canOrderTestPackage(context, request));
  const { reviews, cacheControl } = await loadReviews(context, "order", MAX_REVIEWS);
  const [now, rule] = [Date.now(), readTurnaround(context)];
  const shared = cacheUntilDeliveryChanges(cacheControl, now, rule);
  const packages = await listOrderablePackages(context);
  return data(
    {
      hero: await readHero(context, "visual-design"),
      offersTestPackage,
      packages,
      reviews,
      delivery: describeDelivery(now, rule),
      industries: await listChangedIndustries(context),
    },
    { headers: { "Cache-Control": offersTestPackage ? "no-store" : shared } },
  );
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) => Boolean(actionResult?.hasOldPrices);

export async function action({ request, context }: ActionFunctionArgs) {
  const received = await receiveOrder(context, () => canOrderTestPackage(context, request));
  if (!("placed" in received)) {
    const result: OrderResult = {
      ok: false,
      values: received.values,
      problems: received.problems,
      coupon: received.coupon ?? null,
      hasOldPrices: received.hasOldPrices ?? false,
      visit: received.visit ?? "",
    };
    return data(result, { status: received.status, headers: { "Cache-Control": "no-store" } });
  }
  const asked = received.placed.planPurchased === question.value;
  const redirectTo = received.payUrl ?? (asked ? paths.thankYouQuestion : paths.thankYouOrder);
  const headers = {
    "Cache-Control": "no-store",
    "Set-Cookie": await rememberOrder(context, request, received.placed.id),
  };
  if (!received.enhanced) return redirect(redirectTo, { status: 303, headers });
  const result: OrderResult = {
    ok: true,
    redirectTo,
    number: received.placed.submissionId,
    toPay: received.payUrl !== null,
  };
  return data(result, { headers });
}

function toSample({ name, examples }: Industry, like: Example): Sample {
  const { title } = examples.find(({ slug }) => slug === like.slug) ?? like;
  return { title, industry: name, type: findVisualType(like) };
}

export default function VisualDesignPage() {
  const { hero, offersTestPackage, packages, reviews, delivery, industries } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { industry, chosen, like } = readExamplesQuery(useLocation().search);
  const sample = useMemo(
    () => like && toSample(industries?.[industry.id] ?? industry, like),
    [industries, industry, like],
  );
  // Memoized, because most renders only switch the tab of the examples.
  const explanation = useMemo(
    () => (
      <>
        <Included />
        <HowItWorks />
        <WhyUs delivery={delivery} />
      </>
    ),
    [delivery],
  );
  const top = useMemo(() => <Hero {...hero} />, [hero]);
  return (
    <PackagesContext.Provider value={packages}>
      {top}
      <Examples changed={industries} button={hero.button} />
      {explanation}
      <ReviewSection reviews={reviews} title="What customers say" by="customer" className="pt-sec" />
      <OrderForm
        {...{ result, offersTestPackage }}
        sample={sample}
        industry={chosen && !like ? industry.name : undefined}
      />
      <p className="wrap pb-5 md:pb-sec">
        <MoreLink href={paths.automationServices}>Rather automate something?</MoreLink>
      </p>
    </PackagesContext.Provider>
  );
}
