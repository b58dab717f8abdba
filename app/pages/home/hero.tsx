import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { useBusiness } from "#app/ui/use-site";
import { HeroFan } from "./hero-fan";

export function Hero() {
  const business = useBusiness();
  return (
    <section className="hero" aria-labelledby="home">
      <div className="hero-inner wrap">
        <div className="hero-copy">
          <h1 id="home" className="max-w-[5.2em] text-0">
            Automate Everything. <span className="block">Grow Faster.</span>{" "}
            <span className="block">Work Smarter.</span>
          </h1>
          <p className="max-w-[34ch] text-lead">
            We answer your missed calls, build your website and design your ads, so you can get back to work. We’re in{" "}
            {business.city}.
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink href={paths.automation}>See what we automate</ButtonLink>{" "}
            <ButtonLink variant="secondary" href={`${paths.automation}#industries`}>
              Find your industry
            </ButtonLink>
          </p>
        </div>
      </div>
      <HeroFan />
    </section>
  );
}
