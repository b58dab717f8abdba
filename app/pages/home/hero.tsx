import { paths } from "#app/paths";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero as Texts } from "#app/texts/heroes/heroes.server";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeroFan } from "./hero-fan";
import type { HomeSky } from "./sky/load-sky.server";
import { getSkyData, LocalTime } from "./sky/local-time";

export function Hero({ heading, lead, button, secondButton, night }: Texts & { night: HomeSky }) {
  return (
    <section className={`hero ${night.isNight ? "hero-night" : ""}`} aria-labelledby="home" {...getSkyData(night)}>
      <div className="hero-inner wrap">
        <div className="hero-copy">
          {night.isNight ? <LocalTime night={night} /> : null}
          <h1 id="home" className="max-w-[5.2em] text-0">
            <HeadingLines lines={heading} />
          </h1>
          <p className="max-w-[34ch] text-lead text-balance [@media(min-width:64rem)_and_(height<46rem)]:max-w-[min(48ch,42vw)]">
            {lead}
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink href={paths.automation}>{button}</ButtonLink>{" "}
            <ButtonLink variant="secondary" href={`${paths.automation}#industries`}>
              {secondButton}
            </ButtonLink>
          </p>
        </div>
      </div>
      <HeroFan />
    </section>
  );
}
