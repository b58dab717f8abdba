import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { readHero } from "#app/texts/heroes/heroes.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { buildService } from "#app/ui/layout/structured-data";
import { CallToAction } from "./call-to-action";
import { Comparison } from "./comparison";
import { Funnel } from "./funnel";
import { Hero } from "./hero";
import { PartsTable } from "./parts-table";
import { SampleSites } from "./sample-sites";
import styles from "./websites.css?url";

export { headers } from "#app/server/http/public-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = async ({ context }: LoaderFunctionArgs) => ({ hero: await readHero(context, "websites") });

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Website design and funnels",
    description:
      "Websites and funnels that turn visitors into bookings. See three sample sites and everything we do for you, then book a free consultation.",
    picture: "websites",
    data: (publisher) => [
      buildService(publisher, {
        name: "Website design and funnels",
        description: "Website design and funnels for small and medium businesses",
        path: paths.websites,
      }),
    ],
  });

export default function WebsitesPage() {
  return (
    <>
      <Hero {...useLoaderData<typeof loader>().hero} />
      <SampleSites />
      <Comparison />
      <Funnel />
      <PartsTable />
      <CallToAction />
    </>
  );
}
