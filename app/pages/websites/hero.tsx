import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageDrawing } from "./page-drawing";

export function Hero() {
  return (
    <section className="websites-hero" aria-labelledby="websites">
      <div className="websites-hero-inner wrap">
        <div className="relative z-1 grid grid-cols-1 gap-[clamp(1.5rem,2.2vw,2.25rem)]">
          <h1 id="websites" className="max-w-none text-0 min-[64rem]:max-w-[4.6em]">
            Websites that book the{"\u00a0"}job.
          </h1>
          <p className="max-w-[34ch] text-lead">
            Website design and funnels for small and medium businesses. Your site shows your prices, answers questions
            and takes the appointment.
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink href={paths.bookConsultation}>Book a Consultation</ButtonLink>{" "}
            <MoreLink href="#samples">See sample sites</MoreLink>
          </p>
        </div>
      </div>
      <PageDrawing />
    </section>
  );
}
