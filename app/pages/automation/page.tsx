import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { readHero } from "#app/texts/heroes/heroes.server";
import { readCall } from "#app/texts/placeholders.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { buildService } from "#app/ui/layout/structured-data";
import { useReplyTime } from "#app/ui/use-site";
import { industryGroups } from "#content/industries/industry-groups";
import styles from "./automation.css?url";
import { CallToAction, ClosingSection } from "./calls-to-action";
import { AutomationHero } from "./hero";
import { IndustryGroupSection } from "./industry-group-section";
import { GroupedIndustryIndex, groupColors, SortLink } from "./industry-index";
import { JumpBar } from "./jump-bar";
import { MissedCall } from "./missed-call";
import openLinkedIndustry from "./open-linked-industry.ts?worker&url";

export { headers } from "#app/server/http/public-headers";

export const handle = { scripts: [openLinkedIndustry] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  hero: await readHero(context, "automation"),
  audit: await readCall(context, "audit"),
});

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: "Automation for 20 industries",
    linkLabel: "Automation",
    description: `Hand off intake, booking and follow-up: four chores in each of 20 industries. Most systems are ready in about a week. Start with a free ${page.data?.audit.nameWithLength ?? "call"}.`,
    picture: "automation",
    data: (publisher) => [
      buildService(publisher, {
        name: "Automation",
        description: page.data?.hero.heading.join(" ") ?? "",
        path: paths.automationServices,
      }),
    ],
  });

export default function AutomationServicesPage() {
  const { hero, audit } = useLoaderData<typeof loader>();
  const [first, second, third, ...rest] = industryGroups.map((group, index) => (
    <IndustryGroupSection key={group.title} group={group} index={index} />
  ));
  return (
    <>
      <AutomationHero hero={hero} sortLink={<SortLink to={paths.automation}>See all industries from A to Z</SortLink>}>
        <GroupedIndustryIndex groups={industryGroups} />
      </AutomationHero>
      <JumpBar
        jumps={industryGroups.map(({ id, short }, index) => ({ label: short, color: groupColors[index], to: id }))}
      />
      <MissedCall audit={audit} />
      {first}
      {second}
      {third}
      {rest}
      <CallToAction to={paths.contact} label="Ask us a question">
        {`Don’t see your problem? Ask\u00a0us. We reply ${useReplyTime()}.`}
      </CallToAction>
      <ClosingSection audit={audit} />
    </>
  );
}
