import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { useBusiness } from "#app/ui/use-site";

export function UnknownBooking() {
  const business = useBusiness();
  return (
    <section className="wrap grid justify-items-start gap-6 py-sec" aria-labelledby="booking-title">
      <h1 id="booking-title" className="max-w-[10em] text-1">
        Open your booking with your link.
      </h1>
      <p className="max-w-[40ch] text-lead">
        This link doesn’t open a booking. Use the one in your newest email about it, and copy all of it.
      </p>
      <ButtonLink href={paths.bookConsultation}>Book a consultation</ButtonLink>
      <p className="wrap-anywhere">
        Can’t find that email? Write&nbsp;to <a href={`mailto:${business.email}`}>{business.email}</a> and we’ll move or
        cancel your booking for you.
      </p>
    </section>
  );
}
