import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { shortenText } from "#app/server/text/clean-text";
import { readHero } from "#app/texts/heroes/heroes.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import loadWidgetScript from "#app/ui/load-widget-script?worker&url";
import { MoreLink } from "#app/ui/more-link.tsx";
import { toSharedQuery } from "../model/booking-query";
import { describeLength } from "../model/describe-length";
import { meetingKinds } from "../model/kinds";
import { createBookingKey } from "../state/access.server";
import styles from "./booking.css?url";
import { BookingForm } from "./form/booking-form";
import { UnsentForm } from "./form/unsent-form";
import { BookingIntro } from "./steps/intro";
import { NoKindsOffered } from "./steps/no-free-times";
import { StepsView } from "./steps/steps-view";
import { answerBooking, loadBookingSteps } from "./steps-route.server";
import { BookingWidget, findWidget } from "./widget";

export { headers } from "./shared-headers";

export const handle = {
  interactive: true,
  lowFooter: true,
  bookingFrame: true,
  scripts: [loadWidgetScript],
  query: toSharedQuery,
  watches: "availability",
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: "Book a free consultation",
    linkLabel: "Book a consultation",
    description: describePage(page.data),
    picture: "booking",
  });

const [audit] = meetingKinds;

/** Describes the kind that the page opens with. A third-party calendar has kinds of its own. */
function describePage(loaded: Pick<Awaited<ReturnType<typeof loader>>, "steps" | "widget"> | undefined): string {
  const kind = loaded?.steps?.kinds[0];
  if (!kind && !loaded?.widget)
    return "We’re not taking bookings right now. Send us a note and we’ll find a time that works for you.";
  const isPrinted = !kind || (kind.name === audit.name && kind.minutes === audit.firstRules.minutes);
  return isPrinted
    ? "A free 15-minute AI audit: tell us what eats your week, and we’ll tell you what can run by itself and what shouldn’t. Pick a day and time that work for you."
    : shortenText(`${kind.name}, free, ${describeLength(kind.minutes)}. ${kind.description}`, 160);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const hero = await readHero(context, "booking");
  return { hero, widget: findWidget(context.env), steps: await loadBookingSteps({ request, context }) };
}

export { openDocumentIfLost as clientLoader } from "./steps/open-document";

export function action({ request, context }: ActionFunctionArgs) {
  return answerBooking(
    { request, context },
    ({ reference }) => `${paths.booking(reference)}?key=${createBookingKey(context, reference)}`,
  );
}

export default function BookConsultationPage() {
  const { hero, widget, steps } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="booking">
      <BookingIntro heading={hero.heading} steps={steps} withoutTimes={widget !== null} />
      <div className="booking-main">
        {widget ? (
          <section className="booking-part" aria-labelledby="time">
            <h2 id="time">Pick a day and a time</h2>
            <BookingWidget {...widget} />
          </section>
        ) : steps ? (
          <StepsView steps={steps} address={paths.bookConsultation} usesBrowserZone={!answer}>
            {(toStep) => (steps.slot ? <BookingForm {...{ steps, answer, toStep }} slot={steps.slot} /> : null)}
          </StepsView>
        ) : answer ? (
          <UnsentForm answer={answer} />
        ) : (
          <NoKindsOffered />
        )}
        <p className="booking-tail">
          Can’t find a time, or would you rather write? <MoreLink href={paths.letsTalk}>Send us a message</MoreLink>
        </p>
      </div>
    </div>
  );
}
