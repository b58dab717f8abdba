import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { pageMeta } from "#app/ui/layout/page-meta";
import { buildService } from "#app/ui/layout/structured-data";
import { useReplyTime } from "#app/ui/use-site";
import { tradeGroups } from "#content/industries/trade-groups";
import styles from "./automation.css?url";
import { CallToAction, ClosingSection } from "./calls-to-action";
import { AutomationHero } from "./hero";
import { JumpBar } from "./jump-bar";
import openLinkedTrade from "./open-linked-trade.ts?worker&url";
import { TradeGroupSection } from "./trade-group-section";
import { GroupedTradeIndex } from "./trade-index";

export { headers } from "#app/server/http/public-headers";

export const handle = { scripts: [openLinkedTrade] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Automation for twenty industries",
    linkLabel: "Automation",
    description:
      "Hand off intake, booking and follow-up: four chores in each of 20 industries. Most systems are ready in about 1 week. Start with a free 15-minute AI audit.",
    picture: "automation",
    data: (publisher) => [
      buildService(publisher, {
        name: "Automation",
        description: title,
        path: paths.automationServices,
      }),
    ],
  });

const title = "20 industries. Four chores you can hand off in each.";

export default function AutomationServicesPage() {
  const [first, second, third, fourth, ...rest] = tradeGroups.map((group, index) => (
    <TradeGroupSection key={group.title} group={group} index={index} />
  ));
  return (
    <>
      <AutomationHero
        title={title}
        lead="Find your industry. See a chore that eats your week? Bring it to a free 15-minute AI audit."
      >
        <GroupedTradeIndex groups={tradeGroups} />
      </AutomationHero>
      <JumpBar jumps={tradeGroups.map(({ id, title }) => ({ label: title, to: id }))} />
      {first}
      {second}
      <CallToAction label="Book Your Free Consultation">
        Not sure where to start? Pick one job. Most systems are ready in about 1 week.
      </CallToAction>
      {third}
      {fourth}
      <CallToAction label="Book a Free Consultation Now" tone="palm">
        {`Don’t see your problem? Ask us. We reply ${useReplyTime()}.`}
      </CallToAction>
      {rest}
      <ClosingSection />
    </>
  );
}
