import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listOrderablePackages } from "#app/packages/offered-packages.server";
import { PackagesContext } from "#app/packages/use-packages";
import { loadReviews } from "#app/reviews/published-reviews.server";
import { ReviewSection } from "#app/reviews/review-list.tsx";
import { cacheUntilDeliveryChanges, describeDelivery } from "#app/server/time/delivery-time.server";
import { cacheUntil } from "#app/server/time/durations";
import { readTurnaround } from "#app/server/time/turnaround.server";
import { findBusiness } from "#app/site";
import { readHero } from "#app/texts/heroes/heroes.server";
import { readCall } from "#app/texts/placeholders.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { AutomationSuite } from "./automation-suite";
import { buildBusiness } from "./business-data";
import { ClosingSection } from "./closing-section";
import { Designs } from "./designs";
import { Hero } from "./hero";
import styles from "./home.css?url";
import { loadLowestPrice } from "./load-lowest-price.server";
import { Reasons } from "./reasons";
import { listReplacedSamples } from "./samples/replaced-samples.server";
import { Services } from "./services";
import { loadSky } from "./sky/load-sky.server";
import updateSky from "./sky/update-sky.ts?worker&url";

const MAX_REVIEWS = 3;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { watches: ["order reviews", "product prices"], scripts: [updateSky] };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const { reviews, cacheControl } = await loadReviews(context, "order", MAX_REVIEWS);
  const { lowestPrice, isFailed } = await loadLowestPrice(context);
  const packages = await listOrderablePackages(context);
  const [now, rule] = [Date.now(), readTurnaround(context)];
  const { night, changesAt } = loadSky(context, now);
  const cached = cacheUntil(cacheUntilDeliveryChanges(cacheControl, now, rule), now, changesAt);
  return data(
    {
      night,
      hero: await readHero(context, "home"),
      reviews,
      packages,
      delivery: describeDelivery(now, rule),
      replaced: await listReplacedSamples(context),
      audit: await readCall(context, "audit"),
      lowestPrice,
    },
    { headers: { "Cache-Control": isFailed ? "no-store" : cached } },
  );
}

export const meta: MetaFunction<typeof loader> = (page) => {
  const { name, city } = findBusiness(page.matches);
  return pageMeta(page, {
    title: `${name}: AI automation, websites and visual design`,
    description: `We text back missed calls, build your website and design your ads. Most automation systems run within about a week, and the ${page.data?.audit.name ?? "call"} is free. ${city}.`,
    picture: "site",
    data: (publisher) => [buildBusiness(publisher)],
  });
};

export default function HomePage() {
  const { hero, night, reviews, packages, delivery, replaced, audit, lowestPrice } = useLoaderData<typeof loader>();
  return (
    <PackagesContext.Provider value={packages}>
      <Hero {...hero} night={night} />
      <AutomationSuite audit={audit} />
      <Designs readyDay={delivery.readyDay} replaced={replaced} />
      <Services audit={audit} lowestPrice={lowestPrice} />
      <Reasons audit={audit} delivery={delivery} />
      <ReviewSection reviews={reviews} title="What customers say" by="customer" className="pb-sec" />
      <ClosingSection />
    </PackagesContext.Provider>
  );
}
