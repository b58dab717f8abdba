import { getPartLetter, parts } from "./parts";

export function PartsTable() {
  return (
    <section id="parts" className="wrap py-sec" aria-labelledby="parts-title">
      <header className="mb-10 grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_auto]">
        <h2 id="parts-title" className="text-1">
          Bill of materials
        </h2>
        <p className="max-w-[44ch]">
          The letters are the ones on the drawing above. A website has all eight; a funnel has no{" "}
          {getPartLetter("Services and prices")}.
        </p>
      </header>
      <table className="parts-table">
        <caption className="sr-only">Parts of a website, what we make and what you bring</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Letter</span>
            </th>
            <th scope="col">Part</th>
            <th scope="col">We make</th>
            <th scope="col">You bring</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, make, bring }) => (
            <tr key={name} className={name === "Booking" ? "bg-canary" : undefined}>
              <td>
                <b className="letter">{getPartLetter(name)}</b>
              </td>
              <th scope="row">{name}</th>
              <td>{make}</td>
              <td className="text-ink-2">
                <span className="md:hidden">You bring: </span>
                {bring}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
