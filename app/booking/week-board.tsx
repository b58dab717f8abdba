import type { HeadersFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { ButtonLink } from "../ui/button";

/** Those of the contact page, which this is part of. */
export const headers: HeadersFunction = ({ parentHeaders }) => parentHeaders;

export default function WeekBoard() {
  return (
    <section className="wrap py-sec" aria-labelledby="strategy-call">
      <h2 id="strategy-call" className="text-1">
        A free strategy call
      </h2>
      <p className="mt-3 mb-6 max-w-[40ch]">Thirty minutes about your business, with nothing to pay.</p>
      <ButtonLink variant="secondary" href={`${paths.bookConsultation}?kind=strategy`}>
        Pick a day and a time
      </ButtonLink>
    </section>
  );
}
