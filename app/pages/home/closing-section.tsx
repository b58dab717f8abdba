import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";

/** The rays are longer than any screen is wide. */
const rays = Array.from({ length: 11 }, (_, index) => {
  const point = (turn: number) => {
    const angle = (Math.PI * turn) / 11;
    return `${Math.round(600 - 1500 * Math.cos(angle))} ${Math.round(300 - 1500 * Math.sin(angle))}`;
  };
  return `M600 300L${point(index)} ${point(index + 0.4)}z`;
}).join("");

export function ClosingSection() {
  return (
    <section className="home-closing" aria-labelledby="close">
      <div className="wrap relative z-1 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[7.6fr_5fr]">
        <h2 id="close" className="max-w-[7em] text-0">
          What are you tired of doing?
        </h2>
        <div className="grid grid-cols-1 gap-7">
          <p className="max-w-[34ch] text-lead">
            Tell us about it. In a free consultation, we tell you what can run on its own and what shouldn’t.
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink tone="palm" href={paths.contact}>
              Book a Consultation
            </ButtonLink>{" "}
            <ButtonLink variant="secondary" href={paths.automationServices}>
              Explore Automation
            </ButtonLink>
          </p>
        </div>
      </div>
      <svg className="rays" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d={rays} />
        <circle className="fill-close-sun" cx="600" cy="300" r="150" />
      </svg>
    </section>
  );
}
