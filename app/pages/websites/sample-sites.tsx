import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { type SampleSite, sampleSites } from "#content/websites/sample-sites";
import { Preview } from "./preview";

export function SampleSites() {
  return (
    <section id="samples" className="samples" aria-labelledby="samples-title">
      <div className="wrap py-sec">
        <header className="mb-10 grid gap-x-16 gap-y-4 lg:mb-14 lg:grid-cols-[17fr_7fr] lg:items-end lg:gap-x-[clamp(2rem,4vw,4rem)]">
          <h2 id="samples-title" className="max-w-[8em] text-1">
            See what you’d get.
          </h2>
          <p className="max-w-[44ch]">
            Three businesses, three sites, no two alike. We made up the businesses and their prices. The design, the
            words and the booking are what we’d build for yours.
          </p>
        </header>
        <ul className="samples-list">
          {sampleSites.map((site, index) => (
            <li key={site.slug}>
              <SampleCard site={site} large={index === 0} />
            </li>
          ))}
        </ul>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t-2 border-ink pt-6">
          <p className="poster text-3">Want a site like one of these?</p>
          <ButtonLink href={paths.bookProject}>Get one of your own</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function SampleCard({ site, large }: { site: SampleSite; large: boolean }) {
  const { slug, label, business, place, headline, line } = site;
  const share = large ? "(min-width: 64rem) 50rem, 88vw" : "(min-width: 64rem) 34rem, 88vw";
  return (
    <article className={`sample-card ${large ? "sample-card-large" : ""}`}>
      <div className="sample-frames">
        <div className="sample-frame">
          <Preview site={site} screen="desktop" sizes={share} />
        </div>
        <div className="sample-frame sample-frame-phone">
          <Preview site={site} screen="phone" sizes="10rem" />
        </div>
      </div>
      <div className="sample-words">
        <p className="grid justify-items-start gap-2">
          <em className="badge">Sample site</em>{" "}
          <span className="text-small">
            <b>{label}</b> · {business}, {place}
          </span>
        </p>
        <h3 className="mt-3">{headline}</h3>
        <p className="mt-2 max-w-[44ch]">{line}</p>
        <p className="mt-4">
          <MoreLink id={slug} className="sample-link" href={paths.websiteSample(slug)}>
            {`See the ${label.toLowerCase()}’s whole site`}
          </MoreLink>
        </p>
      </div>
    </article>
  );
}
