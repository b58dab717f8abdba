import { paths } from "#app/paths";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero as Texts } from "#app/texts/heroes/heroes.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageDrawing } from "./page-drawing";

export function Hero({ heading, lead, button, secondButton }: Texts) {
  return (
    <section className="websites-hero" aria-labelledby="websites">
      <div className="websites-hero-inner wrap">
        <div className="relative z-1 grid grid-cols-1 gap-[clamp(1.5rem,2.2vw,2.25rem)]">
          <h1 id="websites" className="max-w-none text-0 min-[64rem]:max-w-[4.6em]">
            <HeadingLines lines={heading} />
          </h1>
          <p className="max-w-[34ch] text-lead">{lead}</p>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink href={paths.bookConsultation}>{button}</ButtonLink>{" "}
            <MoreLink href="#samples">{secondButton}</MoreLink>
          </p>
        </div>
      </div>
      <PageDrawing />
    </section>
  );
}
