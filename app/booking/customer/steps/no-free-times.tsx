import { paths } from "#app/paths";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useReplyTime } from "#app/ui/use-site";

export function NoFreeTimes() {
  return (
    <>
      <p className="booking-big">We’re fully booked right now.</p>
      <p className="mt-2 max-w-[52ch]">
        There’s no open time for this kind of booking in the coming weeks. Send us a note and we’ll find one that works
        for you. We reply {useReplyTime()}.
      </p>
      <WriteToUs />
    </>
  );
}

export function NoKindsOffered() {
  return (
    <section className="booking-part" aria-labelledby="no-kinds-title">
      <h2 id="no-kinds-title" className="booking-big">
        We’re not taking bookings right now.
      </h2>
      <p className="mt-2 max-w-[52ch]">Send us a note and we’ll find a time that works for you.</p>
      <WriteToUs />
    </section>
  );
}

const WriteToUs = () => (
  <MoreLink href={paths.contact} target="_top" className="mt-2">
    Write to us
  </MoreLink>
);
