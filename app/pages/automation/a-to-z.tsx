import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { pageMeta } from "../../ui/layout/page-meta";
import styles from "./automation.css?url";
import { CallToAction, ClosingSection } from "./calls-to-action";
import { AutomationHero } from "./hero";
import { TradeCard } from "./trade-card";
import { AlphabeticalTradeIndex } from "./trade-index";
import { trades } from "./trades";

export { headers } from "#app/server/http/public-headers";

/** Same content as the grouped page, which search engines should list. */
export const handle = { canonical: paths.automationServices };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Automation from A to Z",
    description:
      "What we automate, from automotive to travel: twenty industries in alphabetical order, four services each, and what you get out of them.",
    picture: "automation-a-to-z",
  });

const sorted = [...trades].sort((one, other) => one.name.localeCompare(other.name, "en"));
const half = Math.ceil(sorted.length / 2);

export default function AutomationPage() {
  return (
    <>
      <AutomationHero
        title="What could run by itself, from A to Z."
        lead="Twenty industries with four services each, and what you get out of each one. The AI audit is free and takes 15 minutes."
      >
        <AlphabeticalTradeIndex trades={sorted} />
      </AutomationHero>
      <section className="bg-paper py-sec" aria-labelledby="directory">
        <div className="wrap">
          <h2 id="directory" className="text-1">
            The directory
          </h2>
          <div className="directory">
            {[sorted.slice(0, half), sorted.slice(half)].map((column) => (
              <div key={column[0]?.id}>
                {column.map((trade) => (
                  <TradeCard key={trade.id} trade={trade} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </section>
      <CallToAction label="Book Your Free Consultation" tone="palm">
        Most systems are ready in about 1 week. You say which of the four comes first.
      </CallToAction>
      <ClosingSection label="Book a Free Consultation Now" />
    </>
  );
}
