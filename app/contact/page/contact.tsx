import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData, useMatches } from "@remix-run/react";
import type { ComponentType } from "react";
import { paths } from "#app/paths";
import { describeReplyTime, findBusiness } from "#app/site";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import { readHero } from "#app/texts/heroes/heroes.server";
import { readCall } from "#app/texts/placeholders.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { getTelLink } from "#app/ui/tel";
import { useBusiness, useForeignCountry } from "#app/ui/use-site";
import { answerPost } from "./answer-post.server";
import styles from "./contact.css?url";
import { ContactForm } from "./form/contact-form";
import { toSentQuery } from "./sent-page";

export { clientAction } from "./form/send-message";
export { headers } from "./sent-page";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { interactive: true, lowFooter: true, query: toSentQuery };

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: "Contact us",
    linkLabel: "Contact",
    description: `Write to us or pick a time for a free ${page.data?.call ?? "call"}. We read every message and reply ${describeReplyTime(findBusiness(page.matches))}.`,
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
  return (
    <>
      <div className="@container wrap">
        <div className="contact">
          <section className="contact-sheet" aria-labelledby="contact-title">
            <h1 id="contact-title">
              <HeadingLines lines={hero.heading} className="" />
            </h1>
            <ContactForm returned={returned} />
          </section>
          <aside className="contact-facts" aria-label="When and where">
            <div>
              <BesideForm />
              <h2 className="text-2 [@media(width>=60rem)_and_(height<46rem)]:text-[2.4rem]">
                You’ll hear from us {describeReplyTime(business)}
              </h2>
              <p className="mt-2">We read every message ourselves.</p>
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
          </aside>
        </div>
      </div>
      <Outlet />
    </>
  );
}

/** What the route below this page wants to show at the top, too. */
function BesideForm() {
  const { handle, data } = useMatches().at(-1) ?? {};
  const { Beside } = (handle ?? {}) as { Beside?: ComponentType<object> };
  return Beside && data ? <Beside {...data} /> : null;
}
