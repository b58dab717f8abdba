import { paths } from "#app/paths";
import type { Call } from "#app/server/text/call";
import { ButtonLink } from "#app/ui/button.tsx";

/** Looks like one more entry of the directory. */
export function YourEntry({ audit }: { audit: Call }) {
  return (
    <section className="your-entry" aria-labelledby="audit">
      <div className="wrap">
        <p className="initial bg-cut text-palm-ink" aria-hidden="true">
          Y
        </p>
        <div>
          <h2 id="audit" className="text-1">
            Your business belongs here, too.
          </h2>
          <dl className="text-balance">
            <div>
              <dt>{audit.lengthInWords}, free</dt>
              <dd>Bring the chore you’re most tired of.</dd>
            </div>
            <div>
              <dt>A written price</dt>
              <dd>You see it before you say yes.</dd>
            </div>
            <div>
              <dt>About 1 week</dt>
              <dd>Most systems are live by then, set up with your calendar, inbox and phone.</dd>
            </div>
          </dl>
        </div>
        <p className="your-entry-ask mt-7 flex flex-wrap items-center gap-4">
          <ButtonLink href={paths.bookConsultation}>Book a Free Consultation Now</ButtonLink>{" "}
          <ButtonLink variant="secondary" href="#industries" className="automation-closing-wide">
            Back to all industries
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
