import { MoreLink } from "#app/ui/more-link.tsx";
import type { Industry } from "#content/industries/industries";
import type { IndustryGroup } from "#content/industries/industry-groups";

export const groupColors = [
  "border-leaf",
  "border-sun",
  "border-palm dark:border-palm-rule",
  "border-pink",
  "border-frond",
];

export function GroupedIndustryIndex({ groups }: { groups: readonly IndustryGroup[] }) {
  return (
    <nav aria-label="Industries" className="industry-index">
      <ul className="index">
        {groups.map(({ title, industries }, index) => (
          <li key={title} className={`border-t-6 pt-3 ${groupColors[index]}`}>
            <p className="text-small font-semibold text-ink-2">{title}</p>
            <ul className="index-names">{industries.map(renderEntry)}</ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface AlphabeticalIndustryIndexProps {
  ranges: readonly { label: string; color: string; industries: readonly Industry[] }[];
}

export function AlphabeticalIndustryIndex({ ranges }: AlphabeticalIndustryIndexProps) {
  return (
    <nav aria-label="Industries" className="industry-index">
      <ul className="index">
        {ranges.map(({ label, color, industries }) => (
          <li key={label}>
            <p className={`poster mb-1.5 px-3 py-2 text-3 ${color}`}>{label}</p>
            <ul className="index-names @min-[68rem]:px-3">{industries.map(renderEntry)}</ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SortLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
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
