import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { site } from "#app/site";
import { pageMeta } from "../../ui/layout/page-meta";
import { buildBusiness } from "../../ui/layout/structured-data";
import { AutomationSuite } from "./automation-suite";
import { ClosingSection } from "./closing-section";
import { Hero } from "./hero";
import styles from "./home.css?url";
import { PriceList } from "./price-list";
import { Reasons } from "./reasons";
import { Services } from "./services";

export { headers } from "#app/server/http/public-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: `${site.name}: AI automation, websites and visual design`,
    description:
      "Automation systems, websites with funnels and visual design for small and medium businesses. Most systems are ready in about one week; the AI audit is free.",
    picture: "site",
    data: (origin) => [buildBusiness(origin)],
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Reasons />
      <AutomationSuite />
      <PriceList />
      <ClosingSection />
    </>
  );
}
