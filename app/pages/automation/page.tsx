import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { pageMeta } from "../../ui/layout/page-meta";
import { buildService } from "../../ui/layout/structured-data";
import styles from "./automation.css?url";
import { CallToAction, ClosingSection } from "./calls-to-action";
import { AutomationHero } from "./hero";
import { TradeGroupSection } from "./trade-group-section";
import { tradeGroups } from "./trade-groups";
import { GroupedTradeIndex } from "./trade-index";

export { headers } from "#app/server/http/public-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Automation for twenty industries",
    linkLabel: "Automation",
    description:
      "Twenty industries, four jobs each that a system can do: intake, booking, reminders, follow-up. Most are ready in about one week. Free 15 minute AI audit.",
    picture: "automation",
    data: (origin) => [
      buildService(origin, {
        name: "Automation",
        description: title,
        path: paths.automationServices,
      }),
    ],
  });

const title = "Twenty trades. Four jobs each that you can stop doing.";

export default function AutomationServicesPage() {
  const [first, second, third, fourth, ...rest] = tradeGroups.map((group, index) => (
    <TradeGroupSection key={group.title} group={group} index={index} />
  ));
  return (
    <>
      <AutomationHero
        title={title}
        lead="Find your trade and read four lines. If one of them sounds like your week, the AI audit is free and takes 15 minutes."
      >
        <GroupedTradeIndex groups={tradeGroups} />
      </AutomationHero>
      {first}
      {second}
      <CallToAction label="Book Your Free Consultation">
        Not sure which of the four? Most systems are ready in about 1 week, and you choose where to start.
      </CallToAction>
      {third}
      {fourth}
      <CallToAction label="Book a Free Consultation Now" tone="palm">
        Your trade is here, but your problem is not? Ask. We reply within 24 hours.
      </CallToAction>
      {rest}
      <ClosingSection />
    </>
  );
}
