import { Photograph } from "../photograph";
import { roofs } from "./roofs";

export function Prices() {
  return (
    <section id="prices" className="jobsite py-[clamp(2.75rem,9vw,8rem)]" aria-labelledby="prices-title">
      <header className="mb-8 grid items-end gap-x-16 gap-y-4 lg:mb-16 lg:grid-cols-[1fr_25rem]">
        <h2 id="prices-title" className="roof-title">
          Three good roofs. <br className="max-sm:hidden" />A price for each.
        </h2>
        <p>
          For a typical 2,000 sq ft Florida home. <span className="whitespace-nowrap">Tear-off</span>, new underlayment,
          flashing, permit and <span className="whitespace-nowrap">haul-away</span> are included.
        </p>
      </header>
      <div className="delgado-roofs">
        {roofs.map(({ id, name, alt, price, life, share, wind, days, reason }) => (
          <article key={id}>
            <Photograph name={`roofer-${id}`} sizes="(width < 46rem) 80vw, 30vw" alt={alt} />
            <h3 className="mt-4 font-roof text-[min(10vw,clamp(2rem,3.2vw,3rem))] leading-[.95] font-black">{name}</h3>
            <p className="mt-2 font-roof text-[min(14vw,clamp(2.4rem,3.8vw,3.5rem))] leading-[.9] font-black text-steel">
              <span className="text-[.6em]">from</span> {price}
            </p>
            <dl>
              <div>
                <dt>Expect it to last</dt>
                <dd>
                  <svg className="mb-1.5 h-3 w-full" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <path className="fill-haze" d="M0 0h100v12H0z" />
                    <path className="fill-amber" d={`M0 0h${share}v12H0z`} />
                  </svg>
                  {life}
                </dd>
              </div>
              <div>
                <dt>Wind rating</dt>
                <dd>{wind}</dd>
              </div>
              <div>
                <dt>On the roof</dt>
                <dd>{days}</dd>
              </div>
              <div>
                <dt>Choose it if</dt>
                <dd>{reason}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
