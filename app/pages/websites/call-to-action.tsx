import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { useAgreedPrice, useReplyTime } from "#app/ui/use-site";

export function CallToAction() {
  return (
    <section className="wrap pb-sec" aria-labelledby="booking-title">
      <div className="call-to-action">
        <div>
          <h2 id="booking-title" className="max-w-[8em] text-1">
            Not sure which one you need?
          </h2>
          <p className="mt-6 max-w-[38ch] text-lead">
            Tell us what you sell and how people find you. We’ll tell you whether you need a website, a funnel or
            neither.
          </p>
        </div>
        <div>
          <ul>
            <li>Your consultation is free.</li>
            <li>{useAgreedPrice("websites")}</li>
            <li>You get the finish date in writing.</li>
            <li>We reply {useReplyTime()}.</li>
          </ul>
          <ButtonLink tone="palm" wide href={paths.bookConsultation}>
            Book a Consultation
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
