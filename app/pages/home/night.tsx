import { paths } from "#app/paths";
import { MoreLink } from "#app/ui/more-link.tsx";
import type { Industry } from "#content/industries/industries";
import { nights } from "#content/industries/nights";

const keepTimesTogether = (text: string): string => text.replace(/ (?=[AP]M)/g, "\u00a0");

export const getNightId = (industry: string): string => `night-${industry}`;

export function Night({ industry, next }: { industry: Industry; next: Industry }) {
  const id = getNightId(industry.id);
  const night = nights[industry.id];
  if (!night) return null;
  return (
    <article id={id} className="night" tabIndex={-1} aria-labelledby={`${id}-name`}>
      <div className="night-head">
        <h3 id={`${id}-name`}>{industry.name}</h3>
        <p>{night.scene}</p>
        <p className="badge">Sample night</p>
      </div>
      <ol>
        {night.lines.map(([time, event, text]) => (
          <li key={time + event}>
            <span className="poster">{keepTimesTogether(time)}</span>{" "}
            <p>
              <b>{event}</b> {keepTimesTogether(text)}
            </p>
          </li>
        ))}
      </ol>
      <p className="night-foot">
        <MoreLink href={paths.automationIndustry(industry.id)} about={`for ${industry.name.toLowerCase()}`}>
          What we automate
        </MoreLink>{" "}
        <a href={`#${getNightId(next.id)}`}>Next: {next.name}</a>
      </p>
    </article>
  );
}
