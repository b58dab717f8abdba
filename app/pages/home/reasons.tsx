import type { Package } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import type { Call } from "#app/server/text/call";
import { formatMoney } from "#app/server/text/money";
import type { DeliveryTime } from "#app/server/time/delivery-time.server";
import { type Business, describeReplyTime } from "#app/site";
import { countWedges, Dial } from "#app/ui/marks/dial.tsx";
import { useBusiness } from "#app/ui/use-site";

/** Each dial shows its figure to scale: 3 of 12 wedges are a quarter of an hour, 1 of 7 is a day of the week. */
const listReasons = (
  audit: Call,
  { sentence, days, terms }: DeliveryTime,
  packages: readonly Package[],
  business: Business,
) => [
  ...listCallReason(audit),
  {
    figure: "1 week",
    wedges: 7,
    on: 7,
    title: "From yes to running",
    text: "Most automation systems are ready in about one week.",
  },
  {
    figure: terms.name,
    wedges: 7,
    on: Math.min(days, 7),
    title: terms.term === "next day" ? "Designs by the next business day" : `Designs in ${terms.term}`,
    text: `Standard delivery of visual design packages is ${terms.term}. ${sentence}`,
  },
  {
    figure: describeReplyTime(business).replace("within ", ""),
    wedges: 24,
    on: 24,
    title: "A real answer, every time",
    text: `Ask us anything. Our team replies ${describeReplyTime(business)}.`,
  },
  ...listPriceReason(packages),
];

function listCallReason({ name, minutes, shortLength, lengthInWords }: Call) {
  if (minutes === null) return [];
  return [
    {
      figure: shortLength,
      wedges: 12,
      on: countWedges(minutes),
      title: `A free ${name} first`,
      text: `${lengthInWords}, no charge. We show you what could run by itself.`,
    },
  ];
}

function listPriceReason(packages: readonly Package[]) {
  const [first] = packages;
  if (!first) return [];
  const prices = packages.map(({ cents }) => cents);
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((cents) => formatMoney(cents, first.currency));
  return [
    {
      figure: `From ${least}`,
      wedges: packages.length,
      on: packages.length,
      title: "A price up front",
      text: `Visual packages cost ${least === most ? least : `${least} to ${most}`}. Pay once, no subscription.`,
    },
  ];
}

export function Reasons({ audit, delivery }: { audit: Call; delivery: DeliveryTime }) {
  const business = useBusiness();
  const packages = usePackages();
  return (
    <section className="reasons wrap" aria-labelledby="why">
      <header>
        <h2 id="why">Why choose us? We’re fast and upfront.</h2>
        <p className="mt-4 max-w-[26ch] text-ink-2">
          Visual packages have a price tag. Everything else gets a written price before you say yes.
        </p>
      </header>
      <ul className="@container border-t-2 border-ink">
        {listReasons(audit, delivery, packages, business).map(({ figure, wedges, on, title, text }) => (
          <li key={figure} className="reason">
            <Dial wedges={wedges} on={on} />
            <strong className="poster text-2/none">{figure}</strong>
            <div>
              <h3 className="font-text text-[1.125rem]/[1.3] font-bold">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
