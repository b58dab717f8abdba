import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData, useMatches } from "@remix-run/react";
import type { ComponentType } from "react";
import { paths } from "#app/paths";
import { describeReplyTime, findBusiness } from "#app/site";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import { readHero } from "#app/texts/heroes/heroes.server";
import { readCall } from "#app/texts/placeholders.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { MoreLink } from "#app/ui/more-link.tsx";
import { getTelLink } from "#app/ui/tel";
import { useBusiness, useForeignCountry, useIsHidden } from "#app/ui/use-site";
import { answerPost } from "./answer-post.server";
import styles from "./contact.css?url";
import { ContactForm } from "./form/contact-form";
import { SentMessage } from "./sent-message";
import { toSentQuery, useIsSent } from "./sent-page";

export { clientAction } from "./form/send-message";
export { headers } from "./sent-page";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { interactive: true, lowFooter: true, query: toSentQuery };

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: "Contact us",
    linkLabel: "Contact",
    description: `Write to us or pick a time for a free ${page.data?.call ?? "call"}. Our team replies ${describeReplyTime(findBusiness(page.matches))}.`,
    picture: "contact",
  });

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  hero: await readHero(context, "contact"),
  call: (await readCall(context, "strategy")).nameWithLength,
});

/** Sending a message does not change the texts. */
export const shouldRevalidate = () => false;

export function action({ context }: ActionFunctionArgs) {
  return answerPost(context, "contact", paths.contact, paths.contactSent);
}

export default function ContactPage() {
  const business = useBusiness();
  const { hero } = useLoaderData<typeof loader>();
  const country = useForeignCountry();
  const returned = useActionData<typeof action>();
  const isHidden = useIsHidden();
  if (useIsSent())
    return (
      <>
        <SentMessage formPath={paths.contact}>
          {isHidden(paths.faq) ? null : (
            <div>
              <h2>Can’t wait?</h2>
              <p>Prices, delivery times, revisions: it may be answered already.</p>
              <MoreLink href={paths.faq}>Read the FAQ</MoreLink>
            </div>
          )}
        </SentMessage>
        <Outlet />
      </>
    );
  return (
    <>
      <div className="@container wrap">
        <div className="contact">
          <section className="contact-sheet" aria-labelledby="contact-title">
            <h1 id="contact-title">
              <HeadingLines lines={hero.heading} className="" />
            </h1>
            <FromBoard part="FirstTime" />
            <ContactForm returned={returned} />
          </section>
          <aside className="contact-facts" aria-label="When and where">
            <div>
              <FromBoard part="RatherTalk" />
              <div>
                <h2>You’ll hear from us {describeReplyTime(business)}</h2>
                <p className="mt-2">Our team reads every message and answers by email.</p>
                <address>
                  <p>
                    <span>Email</span>
                    <a href={`mailto:${business.email}`}>{business.email}</a>
                  </p>
                  {business.phone ? (
                    <p>
                      <span>Phone</span>
                      <a href={getTelLink(business.phone)}>{business.phone}</a>
                    </p>
                  ) : null}
                  <p>
                    <span>Based in</span>
                    {[business.street, business.city, country].filter(Boolean).join(", ")}
                  </p>
                  {business.hours ? (
                    <p className="whitespace-pre-line">
                      <span>Open</span>
                      {business.hours}
                    </p>
                  ) : null}
                  <p>
                    <span>Planning something bigger?</span>
                    <a href={paths.letsTalk}>Tell us about your project</a>
                  </p>
                </address>
              </div>
            </div>
          </aside>
        </div>
      </div>
      <Outlet />
    </>
  );
}

/** Shows a part of the board, which is below this page, at the top of the page. */
function FromBoard({ part }: { part: "FirstTime" | "RatherTalk" }) {
  const { handle, data } = useMatches().at(-1) ?? {};
  const Part = ((handle ?? {}) as Record<string, ComponentType<object> | undefined>)[part];
  return Part && data ? <Part {...data} /> : null;
}
