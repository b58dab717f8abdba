import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { pageMeta } from "../../ui/layout/page-meta";
import { buildFaqPage } from "../../ui/layout/structured-data";
import styles from "./faq.css?url";
import { Hero } from "./hero";
import { NextSteps } from "./next-steps";
import { QuestionGroupSection } from "./question-group-section";
import { joinAnswer, questionGroups } from "./questions";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Answers on prices, delivery and revisions",
    linkLabel: "FAQ",
    description:
      "How long does it take? What does it cost? How do revisions and downloads work? Get short answers on AI automation, websites, visuals and the Digital Vault.",
    picture: "faq",
    data: () => [
      buildFaqPage(
        questionGroups.flatMap(({ questions }) =>
          questions.map((entry) => ({ question: entry.question, answer: joinAnswer(entry) })),
        ),
      ),
    ],
  });

export { headers } from "#app/server/http/public-headers";

export default function FaqPage() {
  return (
    <>
      <Hero />
      <div className="wrap pt-[clamp(3rem,2rem+4vw,6rem)]">
        {questionGroups.map((group, index) => (
          <QuestionGroupSection key={group.id} group={group} place={index + 1} />
        ))}
      </div>
      <NextSteps />
    </>
  );
}
