import { usePackages } from "#app/packages/use-packages";
import { formatMoney } from "#app/server/text/money";
import { useTaxNote } from "#app/ui/use-site";

const head = "border-b border-line-2 py-2 text-label font-semibold text-ink-2";
const figure = "border-b border-line-2 py-2 pl-5 text-right";

/** With very large text on a phone the three columns do not fit, so the name gets a line of its own. */
const row = "@max-[14rem]:grid @max-[14rem]:grid-cols-2";
const first = "@max-[14rem]:col-span-2 @max-[14rem]:border-b-0";

export function PackagePrices() {
  const packages = usePackages();
  const taxNote = useTaxNote("orders");
  if (packages.length === 0) return <p>We’re not selling packages right now. Ask us what you need.</p>;
  return (
    <div className="@container">
      <table className="w-full max-w-[32rem] tabular-nums">
        <caption className="sr-only">Visual design packages</caption>
        <thead>
          <tr className={row}>
            <th scope="col" className={`${head} ${first} text-left`}>
              Package
            </th>
            <th scope="col" className={`${head} text-right`}>
              Visuals
            </th>
            <th scope="col" className={`${head} text-right`}>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ value, name, visuals, cents, currency, popular }) => (
            <tr key={value} className={row}>
              <th scope="row" className={`border-b border-line-2 py-2 text-left wrap-anywhere ${first}`}>
                {name}{" "}
                {popular ? (
                  <em className="badge not-italic max-sm:mt-1 sm:ml-2 max-sm:block max-sm:w-fit">Most popular</em>
                ) : null}
              </th>
              <td className={figure}>{visuals}</td>
              <td className={`${figure} poster text-[1.5rem]/none`}>{formatMoney(cents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {taxNote ? <p className="mt-2 text-small text-ink-2">{taxNote}</p> : null}
    </div>
  );
}
