import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { useAgreedPrice } from "#app/ui/use-site";
import { findSampleSite, type SampleSite, sampleSites } from "#content/websites/sample-sites";
import { ANSWER_ID } from "./sample-route";

interface SamplePageProps {
  slug: SampleSite["slug"];
  /** Class of the element with the site's typeface and colors. */
  className: string;
  children: ReactNode;
}

export function SamplePage({ slug, className, children }: SamplePageProps) {
  const { label, business, place } = findSampleSite(slug);
  const index = sampleSites.findIndex((site) => site.slug === slug);
  const next = sampleSites[(index + 1) % sampleSites.length] as SampleSite;
  return (
    <>
      <section className="sample-bar" aria-label="Sample site">
        <p className="sample-bar-name">
          <span className="sample-badge">Sample site</span> <b>{business}</b> <span>{`${label} in ${place}`}</span>
        </p>
        <p className="sample-bar-links">
          <a className="sample-bar-hot" href={paths.bookProject}>
            Get one like this
          </a>
          <a className="sample-bar-other" href={paths.websiteSample(next.slug)} rel="next">
            <span>
              Next<span className="sample-bar-next">: {next.label}</span>
            </span>
          </a>
          <a href={`${paths.websites}#${slug}`}>Close</a>
        </p>
      </section>
      <div className={className}>{children}</div>
      <section className="sample-end" aria-labelledby="sample-end">
        <h2 id="sample-end">Yours would have your name on it.</h2>
        <div>
          <p>
            {business} is made up. Your site gets your prices, your pictures and your real calendar. Tell us about it in
            a free call. {useAgreedPrice("websites")}
          </p>
          <p className="sample-end-links">
            <ButtonLink href={paths.bookProject}>Get one like this</ButtonLink>{" "}
            <ButtonLink variant="secondary" href={paths.websiteSample(next.slug)}>
              See the {next.label.toLowerCase()}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}

interface AnswerProps {
  title: string;
  /** What a real site would do. */
  children: ReactNode;
}

export function Answer({ title, children }: AnswerProps) {
  return (
    <div id={ANSWER_ID} className="sample-answer" role="status" tabIndex={-1}>
      <p className="sample-badge">This is a sample</p>
      <p className="sample-answer-title">{title}</p>
      <p>Nothing was sent or stored. {children}</p>
      <p className="mt-4">
        <ButtonLink small href={paths.bookProject}>
          Get one like this
        </ButtonLink>
      </p>
    </div>
  );
}
