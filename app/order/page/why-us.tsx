import { usePackages } from "#app/packages/use-packages";
import type { DeliveryTime } from "#app/server/time/delivery-time.server";
import { describeReplyTime } from "#app/site";
import { Dial } from "#app/ui/marks/dial.tsx";
import { useBusiness } from "#app/ui/use-site";
import { joinAlternatives } from "../model/packages";
import { describeReadyTime, isLargeOrder } from "../model/standard-delivery";

const listReasons = ({ readyDay, cutOff, terms }: DeliveryTime) => [
  {
    title: "Order at any hour",
    text: "It goes to our designers once you’ve paid.",
    wheel: (
      <>
        <Dial wedges={24} hasRim className="stroke-cut" />
        <b>{"Any\nhour"}</b>
      </>
    ),
  },
  {
    title: `Your files ${readyDay}`,
    text: `By ${terms.hour}. Only business days count.`,
    wheel: (
      <>
        <Dial wedges={24} on={cutOff} hasRim className="stroke-leaf" offClassName="stroke-canary dark:stroke-line" />
        <b>{terms.hour}</b>
      </>
    ),
  },
  {
    title: "Changes are included",
    text: "Revisions are unlimited until you approve.",
    wheel: (
      <>
        <svg className="overflow-visible" viewBox="-47 -47 94 94" aria-hidden="true">
          <path className="fill-none stroke-leaf" strokeWidth="26" d="M25.3-22.8A34 34 0 1 1 0-34" />
          <path className="fill-leaf" d="M-1-53L24-34L-1-15z" />
        </svg>
        <b>{"No\nlimit"}</b>
      </>
    ),
  },
];

const listPromises = ({ readyDate, lastDay, terms }: DeliveryTime, largeOrders: readonly number[], reply: string) => [
  ...largeOrders.slice(0, 1).map((visuals) => ({
    name: `${joinAlternatives(largeOrders)} visuals?`,
    text: `${describeReadyTime({ readyDay: readyDate.replace(/ (?=\d)/, "\u00a0"), lastDay, visuals, terms })}${lastDay ? "" : " We set the dates for the rest with you."}`,
  })),
  { name: `A reply ${reply}`, text: "Ask us anything, before or after you order." },
];

export function WhyUs({ delivery }: { delivery: DeliveryTime }) {
  const reply = describeReplyTime(useBusiness());
  const largeOrders = usePackages()
    .map(({ visuals }) => visuals)
    .filter((visuals) => isLargeOrder(visuals, delivery.terms));
  return (
    <section className="why band-close overflow-hidden" aria-labelledby="why">
      <div className="wrap">
        <h2 id="why" className="text-2">
          Why choose us? {delivery.terms.name} is standard.
        </h2>
        <ul className="days">
          {listReasons(delivery).map(({ title, text, wheel }) => (
            <li key={title}>
              <div className="wheel" aria-hidden="true">
                {wheel}
              </div>
              <div>
                <h3 className="text-3">{title}</h3>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <ul className="mt-3 grid gap-x-[clamp(1.5rem,4vw,4rem)] border-t-2 border-close-ink md:grid-cols-3">
          {listPromises(delivery, largeOrders, reply).map(({ name, text }) => (
            <li key={name} className="py-3.5 first:pb-0 last:max-md:hidden md:first:col-span-2">
              <h3>{name}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
