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

const tabs = [
  "bg-sun text-on-bright",
  "bg-pink text-on-bright",
  "bg-frond text-on-bright",
  "bg-cut text-palm-ink",
  "bg-sun text-on-bright",
];

interface AlphabeticalIndustryIndexProps {
  ranges: readonly { label: string; industries: readonly Industry[] }[];
}

export function AlphabeticalIndustryIndex({ ranges }: AlphabeticalIndustryIndexProps) {
  return (
    <nav aria-label="Industries" className="industry-index">
      <ul className="index">
        {ranges.map(({ label, industries }, index) => (
          <li key={label}>
            <p className={`poster mb-1.5 px-3 py-2 text-3 ${tabs[index]}`}>{label}</p>
            <ul className="index-names">{industries.map(renderEntry)}</ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OtherOrderProps {
  to: string;
  /** The last columns of the index are short, so that there is room below them. */
  beside?: boolean;
  children: string;
}

/** Links to the page that lists the same industries in another order. */
export function OtherOrder({ to, beside, children }: OtherOrderProps) {
  return (
    <p className={`mt-3 ${beside ? "@min-[68rem]:-mt-10 @min-[68rem]:ml-[calc(60%+.75rem)]" : ""}`}>
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
