import { paths } from "#app/paths";
import { MoreLink } from "#app/ui/more-link.tsx";
import { nights } from "#content/industries/nights";
import type { Trade } from "#content/industries/trades";

export const toNightId = (trade: string): string => `night-${trade}`;

export function Night({ trade, next }: { trade: Trade; next: Trade }) {
  const id = toNightId(trade.id);
  const night = nights[trade.id];
  if (!night) return null;
  return (
    <article id={id} className="night" tabIndex={-1} aria-labelledby={`${id}-name`}>
      <div className="night-head">
        <h3 id={`${id}-name`}>{trade.name}</h3>
        <p>{night.scene}</p>
        <p className="badge">Sample night</p>
      </div>
      <ol>
        {night.lines.map(([time, event, text]) => (
          <li key={time + event}>
            <span className="poster">{time.replace(/ (?=[AP]M)/, "\u00a0")}</span>{" "}
            <p>
              <b>{event}</b> {text}
            </p>
          </li>
        ))}
      </ol>
      <p className="night-foot">
        <MoreLink href={paths.trade(trade.id)} about={`for ${trade.name.toLowerCase()}`}>
          What we automate
        </MoreLink>{" "}
        <a href={`#${toNightId(next.id)}`}>Next: {next.name}</a>
      </p>
    </article>
  );
}
