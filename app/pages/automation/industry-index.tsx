import { MoreLink } from "#app/ui/more-link.tsx";
import type { Industry } from "#content/industries/industries";
import type { IndustryGroup } from "#content/industries/industry-groups";

const colors = ["border-leaf", "border-sun", "border-palm dark:border-palm-rule", "border-pink", "border-frond"];

export function GroupedIndustryIndex({ groups }: { groups: readonly IndustryGroup[] }) {
  return (
    <nav aria-label="Industries" className="industry-index">
      <ul className="index">
        {groups.map(({ title, industries }, index) => (
          <li key={title} className={`border-t-6 pt-3 ${colors[index]}`}>
            <p className="text-small font-semibold text-ink-2">{title}</p>
            <ul className="index-names">{industries.map(renderEntry)}</ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AlphabeticalIndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <nav aria-label="Industries" className="industry-index">
      <ul className="index-alphabetical">{industries.map(renderEntry)}</ul>
    </nav>
  );
}

/** Links to the page that lists the same industries in another order. */
export function OtherOrder({ to, children }: { to: string; children: string }) {
  return (
    <p className="other-order">
      <MoreLink href={to}>{children}</MoreLink>
    </p>
  );
}

function renderEntry({ id, name }: Industry) {
  return (
    <li key={id}>
      <a href={`#${id}`} className="index-link">
        {name}
      </a>
    </li>
  );
}
