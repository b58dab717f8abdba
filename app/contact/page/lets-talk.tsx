import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { describeReplyTime, findBusiness } from "#app/site";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import { readHero } from "#app/texts/heroes/heroes.server";
import { readCall } from "#app/texts/placeholders.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useReplyTime } from "#app/ui/use-site";
import { answerPost } from "./answer-post.server";
import styles from "./contact.css?url";
import { InquiryForm } from "./form/inquiry-form";
import talkStyles from "./lets-talk.css?url";
import { SentHeading } from "./sent-heading";
import { toSentQuery, useIsSent } from "./sent-page";
import { TwoFans } from "./two-fans";

export { clientAction } from "./form/send-message";
export { headers } from "./sent-page";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: talkStyles },
];

export const handle = { interactive: true, lowFooter: true, query: toSentQuery };

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Let’s Build Smarter, Together",
    description: `Tell us about your business and what slows it down. Our team reads it and replies ${describeReplyTime(findBusiness(page.matches))}.`,
    picture: "lets-talk",
    parents: [{ name: "Contact", path: paths.contact }],
  });

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  hero: await readHero(context, "lets-talk"),
  callLength: (await readCall(context, "audit")).length,
});

/** Sending a message does not change the texts. */
export const shouldRevalidate = () => false;

export function action({ context }: ActionFunctionArgs) {
  return answerPost(context, "inquiry", paths.letsTalk, paths.letsTalkSent);
}

const listNotes = (callLength: string, reply: string, isSent: boolean) => [
  {
    title: "What happens next?",
    steps: [
      "We read your message ourselves.",
      `We reply ${reply} and tell you if we can help.`,
      "You decide. There’s no contract.",
    ],
  },
  {
    title: "Rather talk?",
    text: `Talk with us for ${callLength}, free.`,
    to: paths.bookConsultation,
    link: "Book a time",
  },
  isSent
    ? {
        title: "Forgot something?",
        text: "Write again. We’ll read both.",
        to: paths.letsTalk,
        link: "Send another message",
      }
    : {
        title: "Just a quick question?",
        text: "A few lines are enough.",
        to: paths.contact,
        link: "Use the contact form",
      },
];

export default function LetsTalkPage() {
  const { hero, callLength } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const isSent = useIsSent();
  return (
    <section className={`talk ${isSent ? "talk-sent" : ""}`} aria-labelledby="talk-title">
      <div className="wrap">
        <header className="talk-head">
          <div>
            {isSent ? (
              <SentHeading id="talk-title" />
            ) : (
              <>
                <h1 id="talk-title">
                  <HeadingLines lines={hero.heading} />
                </h1>
                <p className="max-w-[34ch] text-lead">{hero.lead}</p>
              </>
            )}
          </div>
          <TwoFans className="talk-picture" />
        </header>
        <div className="talk-columns">
          {isSent ? null : (
            <div className="talk-form">
              <InquiryForm returned={returned} />
            </div>
          )}
          <aside className="talk-other" aria-label="What happens next, and other ways to reach us">
            {listNotes(callLength, useReplyTime(), isSent).map(({ title, steps, text, to, link }) => (
              <div key={title}>
                <h2>{title}</h2>
                {text ? <p>{text}</p> : null}
                {steps ? (
                  <ol>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                ) : null}
                {to ? <MoreLink href={to}>{link}</MoreLink> : null}
              </div>
            ))}
          </aside>
        </div>
      </div>
    </section>
  );
}
