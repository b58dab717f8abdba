import { describeVisuals } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { formatMoney } from "#app/server/text/money";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useTaxNote } from "#app/ui/use-site";

export function PriceList() {
  const packages = usePackages();
  const taxNote = useTaxNote("orders");
  if (packages.length === 0) return null;
  const most = Math.max(100, ...packages.map(({ visuals }) => visuals));
  return (
    <section className="wrap py-sec" aria-labelledby="prices">
      <header className="mb-10 grid items-end gap-x-16 gap-y-4 lg:grid-cols-2">
        <h2 id="prices" className="text-1">
          Buy one package. Mix it any way you like.
        </h2>
        <p className="max-w-[46ch]">
          Flyers, social posts, stories, banners, ads and photo edits. Pay once, then split them to fit your week.
        </p>
      </header>
      <table className="prices">
        <caption className="sr-only">Visual design packages</caption>
        <tbody>
          {packages.map(({ value, name, cents, currency, visuals, popular }) => (
            <tr key={value}>
              <th scope="row" className={name.length > 20 ? "wrap-anywhere whitespace-normal!" : undefined}>
                {name} {popular ? <em className="badge not-italic">Most popular</em> : null}
              </th>
              <td className="prices-lines">
                <Lines
                  visuals={visuals}
                  width={(visuals / most) * 100}
                  className={popular ? "stroke-hot" : "stroke-leaf"}
                />
              </td>
              <td className="prices-count">{describeVisuals(visuals)}</td>
              <td className="prices-amount">{formatMoney(cents, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {taxNote ? <p className="mb-4 text-small text-ink-2">{taxNote}</p> : null}
      <MoreLink href={paths.visualDesign}>Order visuals</MoreLink>
    </section>
  );
}

interface LinesProps {
  visuals: number;
  /** In percent, beside the largest package. */
  width: number;
  className: string;
}

function Lines({ visuals, width, className }: LinesProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${visuals} 1`}
      width={`${width}%`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 .5h${visuals}`} strokeDasharray=".58 .42" strokeWidth="1" />
    </svg>
  );
}
