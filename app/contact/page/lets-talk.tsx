import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { describeReplyTime, findBusiness } from "#app/site";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import { readHero } from "#app/texts/heroes/heroes.server";
import { readCall } from "#app/texts/placeholders.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageMeta } from "#app/ui/layout/page-meta";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useReplyTime } from "#app/ui/use-site";
import { answerPost } from "./answer-post.server";
import styles from "./contact.css?url";
import { InquiryForm } from "./form/inquiry-form";
import talkStyles from "./lets-talk.css?url";
import { NextSteps, SentMessage } from "./sent-message";
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

export default function LetsTalkPage() {
  const { hero, callLength } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const reply = useReplyTime();
  const isSent = useIsSent();
  const Link = isSent ? ButtonLink : MoreLink;
  const ratherTalk = (
    <div>
      <h2>Rather talk?</h2>
      <p>
        Talk with us for <span className="inline-block">{callLength}, free.</span>
      </p>
      <Link href={paths.bookConsultation} className={isSent ? "mt-3" : ""}>
        Book a time
      </Link>
    </div>
  );
  if (isSent) return <SentMessage formPath={paths.letsTalk}>{ratherTalk}</SentMessage>;
  return (
    <section className="talk" aria-labelledby="talk-title">
      <div className="wrap">
        <header className="talk-head">
          <div>
            <h1 id="talk-title">
              <HeadingLines lines={hero.heading} />
            </h1>
            <p className="max-w-[34ch] text-lead text-balance">{hero.lead}</p>
          </div>
          <TwoFans className="talk-picture" />
        </header>
        <div className="talk-columns">
          <div className="talk-form">
            <InquiryForm returned={returned} />
          </div>
          <aside className="talk-other" aria-label="What happens next, and other ways to reach us">
            <NextSteps reply={`reply ${reply}`} />
            {ratherTalk}
            <div>
              <h2>Just a quick question?</h2>
              <p>A few lines are enough.</p>
              <MoreLink href={paths.contact}>Use the contact form</MoreLink>
            </div>
          </aside>
        </div>
      </div>
    </section>
  );
}
