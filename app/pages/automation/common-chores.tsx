import type { Chore, Industry } from "#content/industries/industries";

const chores: readonly { chore: Chore; name: string; gain: string }[] = [
  { chore: "reminders", name: "Reminders", gain: "Fewer people forget to show up, pay or renew." },
  { chore: "booking", name: "Booking", gain: "Customers pick an open time." },
  { chore: "intake", name: "Intake", gain: "You get the facts up front." },
  { chore: "updates", name: "Updates", gain: "Fewer calls to ask if it’s done." },
];

interface CommonChoresProps {
  /** Equally long. The blades of each have a color of their own. */
  ranges: readonly { fill: string; industries: readonly Industry[] }[];
}

export function CommonChores({ ranges }: CommonChoresProps) {
  const industries = ranges.flatMap(({ fill, industries }) => industries.map(({ services }) => ({ fill, services })));
  return (
    <section className="common-chores" aria-labelledby="common-chores">
      <div className="wrap">
        <header>
          <h2 id="common-chores" className="text-1">
            Different industries, same{"\u00a0"}chores.
          </h2>
          <p className="mt-4 max-w-[34ch] text-palm-2">
            The same four chores come up again and again. A bright shape is an industry with that chore on its list.
          </p>
        </header>
        <ul>
          {chores.map(({ chore, name, gain }) => {
            const fills = industries.map(({ fill, services }) =>
              services.some((service) => service.chore === chore) ? fill : "fill-palm-rule",
            );
            const count = fills.filter((fill) => fill !== "fill-palm-rule").length;
            return (
              <li key={chore}>
                <p className="poster text-3">{name}</p>
                <p className="text-balance text-palm-2">{gain}</p>
                <BladeRow fills={fills} rangeSize={fills.length / ranges.length} />
                <p className="text-small font-semibold">
                  {count} of {fills.length}
                  <span className="sr-only"> industries</span>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** With a gap after each range of letters. */
function BladeRow({ fills, rangeSize }: { fills: readonly string[]; rangeSize: number }) {
  return (
    <svg viewBox="1 0 432 64" aria-hidden="true">
      {fills
        .map((fill, index) => ({ fill, left: index * 20 + Math.floor(index / rangeSize) * 12 }))
        .map(({ fill, left }) => (
          <path key={left} className={fill} d={`M${left + 9} 0l8 64h-16z`} />
        ))}
    </svg>
  );
}
