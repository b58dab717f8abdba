import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { readHero } from "#app/texts/heroes/heroes.server";
import { readCall } from "#app/texts/placeholders.server";
import { pageMeta } from "#app/ui/layout/page-meta";
import { buildService } from "#app/ui/layout/structured-data";
import { Approach } from "./approach";
import { BookingDialog } from "./booking-dialog";
import { ClosingSection } from "./closing-section";
import styles from "./growth.css?url";
import script from "./growth-script.ts?worker&url";
import { Hero } from "./hero";
import { Offers, offers } from "./offers";
import { Partners } from "./partners";
import { Shortlist } from "./shortlist";

export { headers } from "#app/server/http/public-headers";

export const handle = { scripts: [script], bookingFrame: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: "AI consulting for business growth",
    linkLabel: "Growth",
    description: `Find the work AI can take off your hands. We plan it, build it and keep it running for small and medium businesses. Start with a free ${page.data?.audit.nameWithLength ?? "call"}.`,
    picture: "growth",
    data: (publisher) =>
      offers.map(({ title, headline }) =>
        buildService(publisher, { name: title, description: headline, path: paths.growth }),
      ),
  });

/** `booking` is for the dialog: what its frame shows, and where the link below the frame leads. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { BOOKING_WIDGET_URL: widget, BOOKING_WIDGET_SCRIPT: script = null } = context.env;
  const booking = { script, frame: widget ?? paths.bookingFrame, page: widget ?? paths.bookConsultation };
  return {
    booking,
    hero: await readHero(context, "growth"),
    audit: await readCall(context, "audit"),
    strategy: await readCall(context, "strategy"),
  };
}

export default function GrowthPage() {
  const { booking, hero, audit, strategy } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero {...hero} />
      <Offers />
      <Shortlist />
      <Partners />
      <Approach />
      <ClosingSection calls={[audit, strategy]} />
      <BookingDialog {...booking} />
    </>
  );
}
