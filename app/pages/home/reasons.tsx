import type { Package } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import type { Call } from "#app/server/text/call";
import { formatMoney } from "#app/server/text/money";
import { describePromise } from "#app/server/time/delivery-terms";
import type { DeliveryTime } from "#app/server/time/delivery-time.server";
import { type Business, describeReplyTime } from "#app/site";
import { countWedges, Dial } from "#app/ui/marks/dial.tsx";
import { useBusiness } from "#app/ui/use-site";

/** Each mark is to scale: 3 of 12 wedges are 15 minutes of an hour, and days are wedges of a week. */
const listReasons = (
  audit: Call,
  { sentence, days, terms }: DeliveryTime,
  packages: readonly Package[],
  business: Business,
) => [
  ...listCallReason(audit),
  {
    figure: "1 week",
    mark: <Dial wedges={7} />,
    title: "From yes to running",
    text: "Most automation systems are ready in about one week.",
  },
  {
    figure: terms.name,
    mark: <DaysDial days={days} />,
    title: terms.term === "next day" ? "Designs in one business day" : `Designs in ${terms.term}`,
    text: `${describePromise(terms)} ${sentence}`,
  },
  {
    figure: describeReplyTime(business).replace("within ", ""),
    mark: <ReplyDial hours={Number(business.reply_hours)} />,
    title: "An answer from our team",
    text: "Ask anything. We write back.",
  },
  ...listPriceReason(packages),
];

function listCallReason({ name, minutes, shortLength, lengthInWords }: Call) {
  if (minutes === null) return [];
  return [
    {
      figure: shortLength,
      mark: <Dial wedges={12} on={countWedges(minutes)} />,
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
      mark: <PackageLines packages={packages} />,
      title: "A price up front",
      text: `Visual packages cost ${least === most ? least : `${least} to ${most}`}. Pay once, no subscription.`,
    },
  ];
}

const DaysDial = ({ days }: { days: number }) => <Dial wedges={7} on={Math.min(days, 7)} />;

/** Shows hours of a day, or days of a week for more than 24 hours. */
function ReplyDial({ hours }: { hours: number }) {
  if (hours <= 24) return <Dial wedges={24} on={hours} />;
  return <DaysDial days={Math.ceil(hours / 24)} />;
}

function PackageLines({ packages }: { packages: readonly Package[] }) {
  const most = Math.max(...packages.map(({ visuals }) => visuals));
  const height = 100 / packages.length;
  return (
    <svg className="w-full fill-leaf" viewBox="0 0 100 100" aria-hidden="true">
      {packages.map(({ value, visuals }, index) => (
        <rect key={value} y={(index + 0.2) * height} width={(visuals / most) * 98} height={height * 0.6} />
      ))}
    </svg>
  );
}

export function Reasons({ audit, delivery }: { audit: Call; delivery: DeliveryTime }) {
  const business = useBusiness();
  const packages = usePackages();
  return (
    <section className="reasons wrap" aria-labelledby="why">
      <header>
        <h2 id="why">We’re fast, and you know the price first.</h2>
        <p className="mt-4 max-w-[36ch] lg:max-w-[24rem] text-ink-2">
          Designs, downloads and dashboards have set prices. For everything else, you get a written price before you say
          yes.
        </p>
      </header>
      <ul className="@container border-t-2 border-ink">
        {listReasons(audit, delivery, packages, business).map(({ figure, mark, title, text }) => (
          <li key={figure} className="reason">
            {mark}
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
