import { paths } from "#app/paths";
import { ButtonLink } from "../../ui/button";
import { getPartLetter } from "./parts";

/** The button has the letter of the piece that is missing in the page's drawing. */
export function CallToAction() {
  return (
    <section className="wrap pb-sec" aria-labelledby="booking-title">
      <div className="call-to-action">
        <div>
          <h2 id="booking-title" className="max-w-[8em] text-1">
            This page ends in a booking, too.
          </h2>
          <p className="mt-6 max-w-[38ch] text-lead">
            Tell us what you sell and who finds you today. We tell you whether you need a website, a funnel or neither.
          </p>
        </div>
        <div>
          <ul>
            <li>The consultation is free</li>
            <li>Replies within 24 hours</li>
          </ul>
          <div className="call-to-action-slot">
            <b aria-hidden="true">{getPartLetter("Booking")}</b>{" "}
            <ButtonLink tone="palm" wide href={paths.bookConsultation}>
              Book a Consultation
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
