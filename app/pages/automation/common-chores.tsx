import type { Industry } from "#content/industries/industries";

/** The names of the services that are the same chore in different industries. */
const chores = [
  { name: "Reminders", gain: "People show up, pay and renew.", services: /reminders$/i },
  { name: "Booking", gain: "Customers pick an open time.", services: /booking$|sign-up$|scheduler$|^table requests$/i },
  { name: "Intake", gain: "You get the facts up front.", services: /intake|forms$|inquiries$/i },
  { name: "Updates", gain: "Nobody calls to ask if it’s done.", services: /updates$|pickup/i },
];

interface CommonChoresProps {
  /** Equally long. The blades of each have a color of their own. */
  ranges: readonly { blade: string; industries: readonly Industry[] }[];
}

export function CommonChores({ ranges }: CommonChoresProps) {
  const industries = ranges.flatMap(({ blade, industries }) => industries.map(({ services }) => ({ blade, services })));
  return (
    <section className="common-chores" aria-labelledby="common-chores">
      <div className="wrap">
        <header>
          <h2 id="common-chores" className="text-1">
            Different letters, same{"\u00a0"}chores.
          </h2>
          <p className="mt-4 max-w-[34ch] text-palm-2">
            Each blade is an industry, from A to Z. A bright one has the chore on its list.
          </p>
        </header>
        <ul>
          {chores.map(({ name, gain, services: names }) => {
            const blades = industries.map(({ blade, services }) =>
              services.some(({ service }) => names.test(service)) ? blade : "fill-palm-rule",
            );
            const count = blades.filter((blade) => blade !== "fill-palm-rule").length;
            return (
              <li key={name}>
                <p className="poster text-3">{name}</p>
                <p className="text-palm-2">{gain}</p>
                <BladeRow blades={blades} rangeSize={blades.length / ranges.length} />
                <p className="text-small font-semibold">
                  {count} of {blades.length}
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
function BladeRow({ blades, rangeSize }: { blades: readonly string[]; rangeSize: number }) {
  return (
    <svg viewBox="0 0 432 64" aria-hidden="true">
      {blades
        .map((blade, index) => ({ blade, left: index * 20 + Math.floor(index / rangeSize) * 12 }))
        .map(({ blade, left }) => (
          <path key={left} className={blade} d={`M${left + 9} 0l8 64h-16z`} />
        ))}
    </svg>
  );
}
