import { describeAgreedPrice } from "#app/site";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero as Texts } from "#app/texts/heroes/heroes.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { BookButton } from "./book-link";
import { JobFan } from "./job-fan";
import { hoursFound } from "./shortlist";

export function Hero({ heading, lead, button, secondButton }: Texts) {
  return (
    <section className="growth-hero on-palm" aria-labelledby="growth">
      <div className="growth-hero-inner wrap">
        <div className="relative z-1 grid grid-cols-1 gap-[clamp(1.5rem,2.2vw,2.25rem)]">
          <h1 id="growth" className="max-w-[5.6em] text-0">
            <HeadingLines lines={heading} />
          </h1>
          <p className="max-w-[40ch] text-lead text-palm-2">{lead}</p>
          <div>
            <p className="flex flex-wrap items-center gap-4">
              <BookButton>{button}</BookButton>{" "}
              <ButtonLink variant="secondary" href="#approach">
                {secondButton}
              </ButtonLink>
            </p>
            <p className="mt-3 text-small text-palm-2">{describeAgreedPrice()}</p>
            <p className="mt-2">
              <MoreLink href="#shortlist-title">{`See how a sample office finds ${hoursFound} hours a week`}</MoreLink>
            </p>
          </div>
        </div>
      </div>
      <JobFan />
    </section>
  );
}
