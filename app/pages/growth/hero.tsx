import { ButtonLink } from "#app/ui/button.tsx";
import { BookButton } from "./book-link";
import { JobFan } from "./job-fan";

export function Hero() {
  return (
    <section className="growth-hero on-palm" aria-labelledby="growth">
      <div className="growth-hero-inner wrap">
        <div className="relative z-1 grid grid-cols-1 gap-[clamp(1.5rem,2.2vw,2.25rem)]">
          <h1 id="growth" className="max-w-[5.6em] text-0">
            Put AI on the work you never get{"\u00a0"}to.
          </h1>
          <p className="max-w-[40ch] text-lead text-palm-2">
            We find the work AI can take off your hands, build the system and keep it running. For small and medium
            businesses.
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <BookButton>Schedule a Consultation</BookButton>{" "}
            <ButtonLink variant="secondary" href="#approach">
              View Our Approach
            </ButtonLink>
          </p>
        </div>
      </div>
      <JobFan />
    </section>
  );
}
