import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { site } from "#app/site";
import { Close } from "./close";
import { Hero } from "./hero";
import styles from "./home.css?url";
import { PriceList } from "./price-list";
import { Suite } from "./suite";
import { Why } from "./why";
import { Work } from "./work";

export { headers } from "#app/server/public-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [
  { title: `${site.name}: AI automation, websites and visual design` },
  {
    name: "description",
    content:
      "Automation systems, websites with funnels, and visual design for small and medium businesses. Most systems are ready in about one week. Start with a free 15 minute AI audit.",
  },
];

export default function HomePage() {
  return (
    <>
      <Hero />
      <Work />
      <Why />
      <Suite />
      <PriceList />
      <Close />
    </>
  );
}
