import { describeUnits } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { formatMoney } from "#app/server/text/money";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import { useTaxNote } from "#app/ui/use-site";

export function PriceTable() {
  const packages = usePackages();
  const taxNote = useTaxNote("orders");
  if (packages.length === 0) return null;
  const most = Math.max(100, ...packages.map(({ visuals }) => visuals));
  return (
    <>
      <table className="prices">
        <caption className="sr-only">Visual design packages</caption>
        <tbody>
          {packages.map((bought) => {
            const { value, name, cents, currency, visuals, popular } = bought;
            return (
              <tr key={value}>
                <th scope="row" className={name.length > 20 ? "wrap-anywhere whitespace-normal!" : undefined}>
                  <a href={paths.orderFormWith(value)}>
                    {name} <ArrowIcon className="inline size-[0.5em] fill-hot" />
                  </a>{" "}
                  {popular ? <em className="badge not-italic">Most popular</em> : null}
                </th>
                <td className="prices-lines">
                  <Lines
                    visuals={visuals}
                    width={(visuals / most) * 400}
                    className={popular ? "prices-popular" : "stroke-leaf"}
                  />
                </td>
                <td className="prices-count">{describeUnits(bought)}</td>
                <td className="prices-amount">{formatMoney(cents, currency)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {taxNote ? <p className="mb-4 text-small text-ink-2">{taxNote}</p> : null}
    </>
  );
}

interface LinesProps {
  visuals: number;
  width: number;
  className: string;
}

function Lines({ visuals, width, className }: LinesProps) {
  return (
    <svg className={className} viewBox={`0 0 ${width} 40`} preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path d={`M0 20h${width}`} strokeDasharray={width / visuals / 2} strokeWidth="40" />
    </svg>
  );
}
