import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { pageTitle } from "#app/site";
import { Coupon } from "./coupon";
import { Funnel } from "./funnel";
import { Hero } from "./hero";
import { Materials } from "./materials";
import { Tear } from "./tear";
import styles from "./websites.css?url";

export { headers } from "#app/server/public-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [
  { title: pageTitle("Website design and funnels") },
  {
    name: "description",
    content:
      "Websites and funnels for small and medium businesses: what each is for, the eight parts we make, what you bring, and how a visitor becomes a booking.",
  },
];

export default function WebsitesPage() {
  return (
    <>
      <Hero />
      <Tear />
      <Funnel />
      <Materials />
      <Coupon />
    </>
  );
}
