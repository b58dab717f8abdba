import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero } from "#app/texts/heroes/heroes.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepHyphensTogether } from "#app/ui/keep-hyphens-together.tsx";
import { useAgreedPrice } from "#app/ui/use-site";

interface AutomationHeroProps {
  hero: Hero;
  /** Whether the lead begins in the middle, like a column of the index. */
  half?: boolean;
  sortLink: ReactNode;
  children: ReactNode;
}

export function AutomationHero({ hero, half, sortLink, children }: AutomationHeroProps) {
  const { heading, lead, button } = hero;
  return (
    <section
      className="pt-[clamp(2rem,min(5vw,5svh),5rem)] pb-[clamp(1.25rem,min(3vw,3svh),3rem)]"
      aria-labelledby="automation"
    >
      <div className="@container wrap">
        <div className={half ? "automation-hero automation-hero-half" : "automation-hero"}>
          <h1 id="automation" className="text-[clamp(3rem,min(1.6rem+5.2vw,13svh),6.25rem)]/[.88]">
            <HeadingLines lines={heading} />
          </h1>
          <div className="mt-3 grid grid-cols-1 justify-items-start gap-6 lg:mt-0">
            <p className="max-w-[34ch] text-lead text-balance">{keepHyphensTogether(lead)}</p>
            <div className="grid grid-cols-1 justify-items-start gap-3">
              <ButtonLink href={paths.bookConsultation}>{button}</ButtonLink>
              <p className="max-w-[34ch] text-small text-ink-2">{useAgreedPrice("automation")}</p>
            </div>
          </div>
          {sortLink}
        </div>
        {/* Links to the industries lead here, also where folded lists replace the index. */}
        <div id="industries">{children}</div>
      </div>
    </section>
  );
}
