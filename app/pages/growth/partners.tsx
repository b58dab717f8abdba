import { paths } from "#app/paths";
import { MoreLink } from "#app/ui/more-link.tsx";
import { getIndustry } from "#content/industries/industry-groups";
import { type Partner, partners } from "#content/industries/partners";
import { IndustryIcon } from "../automation/industry-card";
import { BookTextLink } from "./book-link";

const half = partners.length / 2;

/** Each column is an element of its own, so that opening an industry moves only its column. */
export function Partners() {
  return (
    <section className="bg-paper py-sec" aria-labelledby="partners">
      <div className="@container wrap">
        <header className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_auto]">
          <h2 id="partners" className="text-1">
            Where we’d start in eight industries.
          </h2>
          <p className="max-w-[32ch] text-lead">Pick your industry to see three chores we’d automate first.</p>
        </header>
        <div className="partners">
          <div>{partners.slice(0, half).map(renderCard)}</div>
          <div>
            {partners.slice(half).map(renderCard)}
            <p className="max-w-[44ch] pt-6 text-ink-2">
              Don’t see yours? We automate four chores in each of 20 industries.{" "}
              <MoreLink href={`${paths.automationServices}#industries`} className="flex! w-fit text-ink">
                Find your industry
              </MoreLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function renderCard({ name, line, jobs }: Partner) {
  return (
    <details key={name} name="industry" className="partner">
      <summary>
        <h3 className="text-[clamp(min(1.9rem,14vw),1.3rem+2vw,3.1rem)]/none">{name}</h3>
      </summary>
      <div className="partner-body">
        <p className="flex flex-wrap items-center gap-4">
          <IndustryIcon id={getIndustry(name).id} />
          <span className="flex-[1_1_12rem]">{line}</span>
        </p>
        <dl>
          {jobs.map(({ job, text }) => (
            <div key={job}>
              <dt className="font-bold">{job}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <BookTextLink>{`Book a call about automation for ${name.toLowerCase()}`}</BookTextLink>
      </div>
    </details>
  );
}
