import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listOrderablePackages } from "#app/packages/offered-packages.server";
import { describeVisuals, type Package } from "#app/packages/packages";
import { PackagesContext } from "#app/packages/use-packages";
import { formatMoney } from "#app/server/text/money";
import { isHidden, listHiddenAddresses, pageSwitches } from "#app/switchable-pages";
import { listGroups, questionList } from "#app/texts/faq/questions";
import { readHero } from "#app/texts/heroes/heroes.server";
import { fillFacts, readAllFacts, readCall } from "#app/texts/placeholders.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import type { Question, QuestionGroup } from "#content/faq/question-group";
import styles from "./faq.css?url";
import { Hero } from "./hero";
import { NextSteps } from "./next-steps";
import { QuestionGroupSection } from "./question-group-section";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { settings } = context;
  const [records, facts, switches, packages, audit] = await Promise.all([
    settings.list(questionList),
    readAllFacts(context),
    settings.read(pageSwitches),
    listOrderablePackages(context),
    readCall(context, "audit"),
  ]);
  const hidden = listHiddenAddresses(switches);
  const groups = listGroups(records, (text) => fillFacts(text, facts)).filter(({ link }) => !isHidden(hidden, link.to));
  return {
    hero: await readHero(context, "faq"),
    packages,
    audit,
    groups: groups.map((group) => removeHiddenLinks(group, hidden)),
  };
}

const removeHiddenLinks = (group: QuestionGroup, hidden: readonly string[]): QuestionGroup => ({
  ...group,
  questions: group.questions.map(({ link, ...question }) => ({
    ...question,
    link: link && !isHidden(hidden, link.to) ? link : undefined,
  })),
});

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: "Answers on prices, delivery and revisions",
    linkLabel: "FAQ",
    description:
      "How long does it take? What does it cost? How do revisions and downloads work? Get short answers on AI automation, websites, visuals and the Digital Vault.",
    picture: "faq",
    data: () => [
      {
        "@type": "FAQPage",
        mainEntity: (page.data?.groups ?? []).flatMap(({ questions }) =>
          questions.map((entry) => ({
            "@type": "Question",
            name: entry.question,
            acceptedAnswer: { "@type": "Answer", text: joinAnswer(entry, page.data?.packages ?? []) },
          })),
        ),
      },
    ],
  });

export { headers } from "#app/server/http/public-headers";

export default function FaqPage() {
  const { hero, groups, packages, audit } = useLoaderData<typeof loader>();
  return (
    <PackagesContext.Provider value={packages}>
      <Hero texts={hero} groups={groups} />
      <div className="wrap pt-6">
        {groups.map((group, index) => (
          <QuestionGroupSection key={group.id} group={group} place={index + 1} />
        ))}
      </div>
      <NextSteps audit={audit} />
    </PackagesContext.Provider>
  );
}

function joinAnswer({ answer, prices }: Question, packages: readonly Package[]): string {
  const describe = ({ name, visuals, cents, currency }: Package) =>
    `${name}: ${describeVisuals(visuals)}, ${formatMoney(cents, currency)}.`;
  const listed = prices ? packages.map(describe) : [];
  return [...listed, ...answer].join(" ");
}
