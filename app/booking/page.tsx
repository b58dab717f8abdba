import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../ui/layout/page-meta";
import { Dial } from "../ui/marks/dial";
import { AskForTime } from "./ask-for-time";
import styles from "./booking.css?url";

export { headers } from "#app/server/http/public-headers";

export const handle = { bookingFrame: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Book a consultation",
    description:
      "A free 15 minute AI audit: you tell us what eats your week, we tell you what can run by itself and what should not. Replies within 24 hours.",
    picture: "booking",
  });

export function loader({ context }: LoaderFunctionArgs) {
  return { widget: context.env.BOOKING_WIDGET_URL ?? null };
}

const facts = [
  ["What", "AI audit, 15 minutes"],
  ["Costs", "Nothing"],
  ["Reply", "Within 24 hours"],
];

export default function BookConsultationPage() {
  const { widget } = useLoaderData<typeof loader>();
  return (
    <div className="booking">
      <section className="booking-intro" aria-labelledby="book">
        <div className="booking-intro-inner">
          <h1 id="book">Book a consultation</h1>
          <p className="text-lead">Free, and short enough to fit between two customers.</p>
          <div className="booking-clock">
            <Dial wedges={12} tones={[...Array(12).keys()].map((wedge) => (wedge < 3 ? "clock-on" : "clock-off"))} />
            <p aria-hidden="true">
              15 <span>min</span>
            </p>
          </div>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-small">{name}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className="booking-main">
        {widget ? (
          <section className="bg-paper p-[clamp(1.25rem,3vw,2.5rem)]" aria-labelledby="time">
            <h2 id="time" className="mb-5 text-3">
              Pick a day and a time
            </h2>
            <iframe className="booking-frame" src={widget} title="Booking calendar" />
          </section>
        ) : (
          <AskForTime />
        )}
      </div>
    </div>
  );
}
