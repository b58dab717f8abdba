import { treatments } from "./visit";

export function TideTable() {
  return (
    <section id="treatments" className="ebb-wide bg-sand" aria-labelledby="tide-table">
      <header className="mb-9 grid items-end gap-x-16 gap-y-4 lg:mb-14 lg:grid-cols-[1fr_22rem]">
        <h2 id="tide-table" className="quiet">
          The tide table
        </h2>
        <p>Each bar is as long as your treatment. Prices include robe, tea, sauna and the garden, before and after.</p>
      </header>
      <div className="ebb-hours" aria-hidden="true">
        <span>1 hour</span>
        <span>2 hours</span>
        <span>3 hours</span>
      </div>
      <ul>
        {treatments.map(({ id, name, what, price, time, width, color }) => (
          <li key={id} className="ebb-treatment">
            <div className="py-3.5 pr-5">
              <h3 className="quiet text-[min(10vw,clamp(1.9rem,2.4vw,2.15rem))] leading-[1.05]">{name}</h3>
              <p className="mt-1 text-[1rem] leading-[1.4] text-bark">{what}</p>
            </div>
            <p className="ebb-lane">
              <i className={`${width} ${color}`} aria-hidden="true" />
              <b className="quiet ml-2.5 bg-sand px-1.5 text-[min(12vw,clamp(1.9rem,2.5vw,2.25rem))] leading-none whitespace-nowrap">
                {price}
                <span className="ml-2 font-[Jost] text-[1rem] text-bark">{time}</span>
              </b>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-[36em] text-[1rem] text-bark">
        Gratuity is included. Move your visit for free up to 24 hours ahead. Expecting? Tell us how far along you are,
        and we’ll set up the table for you.
      </p>
    </section>
  );
}
