import { paths } from "#app/paths";
import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { industries } from "#content/industries/industries";
import type { IndustryGroup } from "#content/industries/industry-groups";
import { IndustryCard } from "./industry-card";

export function IndustryGroupSection({ group, index }: { group: IndustryGroup; index: number }) {
  const first = index * group.industries.length;
  const blades = industries.map((_, blade) =>
    blade >= first && blade < first + group.industries.length ? "fan-current" : "fan-other",
  );
  return (
    <section className={`industry-group ${group.background}`} aria-labelledby={group.id}>
      <div className="wrap industry-group-inner">
        <header>
          <h2 id={group.id} className="text-1">
            {group.title}
          </h2>
          <p className="mt-2 text-(--soft) md:mt-4 md:max-w-[26rem]">{group.line}</p>
          <BladeFan blades={blades} hub={0} className="industry-group-fan" />
          <p className="mt-4 max-lg:hidden">
            <MoreLink href={paths.bookConsultation}>{`Book a free call about ${group.about}`}</MoreLink>
          </p>
        </header>
        <div className="industries">
          {group.industries.map((industry) => (
            <IndustryCard key={industry.id} industry={industry} />
          ))}
        </div>
      </div>
    </section>
  );
}
