import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { toMinorUnits } from "#app/server/money/currency";
import { formatAmount } from "#app/server/text/money";
import { findCurrency } from "#app/site";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import { readHero } from "#app/texts/heroes/heroes.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageMeta } from "#app/ui/layout/page-meta";
import { buildService } from "#app/ui/layout/structured-data";
import { useCurrency } from "#app/ui/use-site";
import { formatPlanPrice, plans } from "../dashboard-plans";
import { Plans } from "./plans";
import styles from "./portal.css?url";
import { SampleDashboard } from "./sample-dashboard";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = async ({ context }: LoaderFunctionArgs) => ({ hero: await readHero(context, "client-portal") });

/** MON is the unit code for a month in the list that schema.org uses (UN/CEFACT). */
const describeDashboard = (description: string, currency: string) => ({
  name: "Client dashboard",
  description,
  path: paths.clientPortal,
  offers: plans.map(({ name, price }) => ({
    name,
    price: formatAmount(toMinorUnits(price, currency), currency),
    unit: "MON",
  })),
});

export const meta: MetaFunction<typeof loader> = (page) => {
  const lead = page.data?.hero.lead ?? "";
  const currency = findCurrency(page.matches);
  const price = formatPlanPrice(plans[0].price, currency);
  return pageMeta(page, {
    title: `Client dashboard from ${price} a month`,
    linkLabel: "Client dashboard",
    description: `${lead} Plans from ${price} a month.`,
    picture: "client-portal",
    data: (publisher) => [buildService(publisher, describeDashboard(lead, currency))],
  });
};

export { headers } from "#app/server/http/public-headers";

export default function ClientPortalPage() {
  const { heading, lead, button, secondButton } = useLoaderData<typeof loader>().hero;
  const currency = useCurrency();
  return (
    <>
      <section className="portal-hero" aria-labelledby="portal-title">
        <div className="wrap grid grid-cols-1 items-end gap-x-16 gap-y-8 min-[68rem]:grid-cols-2">
          <div>
            <p className="mb-3 font-bold">Client dashboard</p>
            <h1 id="portal-title" className="max-w-[5.8em] text-0">
              <HeadingLines lines={heading} />
            </h1>
          </div>
          <div className="grid grid-cols-1 justify-items-start gap-6">
            <p className="max-w-[48ch] text-lead">
              {lead} The dashboard covers the systems we build for you, from {formatPlanPrice(plans[0].price, currency)}{" "}
              a{"\u00a0"}month.
            </p>
            <p className="flex flex-wrap items-center gap-4">
              <ButtonLink tone="palm" href={paths.contact}>
                {button}
              </ButtonLink>{" "}
              <ButtonLink variant="secondary" href="#plans">
                {secondButton}
              </ButtonLink>
            </p>
          </div>
        </div>
      </section>
      <SampleDashboard />
      <Plans />
      <section className="band-canary py-[clamp(3rem,5vw,5rem)]" aria-labelledby="portal-end">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-16 gap-y-8">
          <h2 id="portal-end" className="max-w-[14em]">
            Want to see your own numbers here?
          </h2>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink href={paths.contact}>Ask about a dashboard</ButtonLink>{" "}
            <ButtonLink variant="secondary" href={paths.faq}>
              Read the FAQ
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
