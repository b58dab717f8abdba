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
import { SampleStrip } from "./samples/sample-strip";
import { Services } from "./services";

export { headers } from "#app/server/http/public-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: `${site.name}: AI automation, websites and visual design`,
    description:
      "We catch your missed calls, build your website and design your ads. Most automation systems run within about a week, and the AI audit is free. Orlando, FL.",
    picture: "site",
    data: (origin) => [buildBusiness(origin)],
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <SampleStrip />
      <Services />
      <Reasons />
      <AutomationSuite />
      <PriceList />
      <ClosingSection />
    </>
  );
}
