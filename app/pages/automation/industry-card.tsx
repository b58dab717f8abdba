import { paths } from "#app/paths";
import { keepHyphensTogether } from "#app/ui/keep-hyphens-together.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import type { Industry } from "#content/industries/industries";
import sprite from "./industries.svg?url";

/**
 * Folded below 60rem, where the first chores are below the name. A link to the list opens it, because the list is inside
 * the `details`. Where all lists are open, the links to the booking page are hidden: twenty equal ones would distract.
 */
export function IndustryCard({ industry: { id, name, services } }: { industry: Industry }) {
  const [first, second] = services;
  return (
    <article className="industry" aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <IndustryIcon id={id} />
        {name}
      </h3>
      <p className="industry-first">
        <span>{first?.service}</span>, <span>{second?.service.toLowerCase()}</span>
      </p>
      <details>
        <summary>
          <span className="sr-only">What we automate for {name.toLowerCase()}</span>
        </summary>
        <dl id={id}>
          {services.map(({ service, benefit }) => (
            <div key={service}>
              <dt>{keepHyphensTogether(service)}</dt>
              <dd>{keepHyphensTogether(benefit)}</dd>
            </div>
          ))}
        </dl>
        <p className="industry-book">
          <MoreLink href={paths.bookConsultation} about={`about automation for ${name.toLowerCase()}`}>
            Book a free consultation
          </MoreLink>
        </p>
      </details>
    </article>
  );
}

export function IndustryIcon({ id }: { id: string }) {
  return (
    <svg className="industry-icon" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
