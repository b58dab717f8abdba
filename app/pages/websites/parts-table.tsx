import { paths } from "#app/paths";
import { MoreLink } from "#app/ui/more-link.tsx";
import { parts } from "#content/websites/parts";

export function PartsTable() {
  return (
    <section id="parts" className="wrap py-sec" aria-labelledby="parts-title">
      <header className="mb-10">
        <h2 id="parts-title" className="text-1 max-md:[word-spacing:0.02em]">
          We build it. You stay open.
        </h2>
        <p className="mt-4 max-w-[52ch] text-lead">
          You get all of this with a website. A funnel leaves out the price list, because it sells one thing.
        </p>
      </header>
      <table className="parts-table">
        <caption className="sr-only">Parts of a website, what we do and what you bring</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">We do</th>
            <th scope="col">You bring</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, make, bring, sample }) => (
            <tr key={name} className={name === "Booking" ? "bg-canary" : undefined}>
              <th scope="row">
                {name}
                {name === "Booking" && <span className="parts-note">This is the part that brings in work.</span>}
              </th>
              <td>
                {make}
                {sample ? (
                  <p className="mt-1">
                    <MoreLink href={`${paths.websiteSample(sample.slug)}${sample.id ? `#${sample.id}` : ""}`}>
                      {sample.label}
                    </MoreLink>
                  </p>
                ) : null}
              </td>
              <td className={`text-ink-2 ${bring === "Nothing" ? "max-md:hidden" : ""}`}>
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
