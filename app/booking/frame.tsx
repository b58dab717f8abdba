import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { pageTitle } from "#app/site";
import { AskForTime } from "./ask-for-time";
import styles from "./booking.css?url";

export { headers } from "#app/server/http/public-headers";

export const handle = { noindex: true, bare: true, framed: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [{ title: pageTitle("Book a consultation") }];

/** The booking page without header and footer, for the dialog on another page. Its links open outside the frame. */
export default function BookingFrame() {
  return (
    <>
      <h1 className="sr-only">Book a consultation</h1>
      <AskForTime />
    </>
  );
}
