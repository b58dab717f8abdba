import { describeLength, describeLengths, getLength } from "#app/booking/model/describe-length";
import { describePlace } from "#app/booking/model/describe-place";
import type { Steps } from "#app/booking/model/steps";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import { countWedges, Dial } from "#app/ui/marks/dial.tsx";

interface BookingIntroProps {
  heading: readonly string[];
  /** Null if no kind is offered, or the times could not be read. */
  steps: Steps | null;
  /** If a third-party calendar replaces the steps. */
  withoutTimes: boolean;
}

export function BookingIntro({ heading, steps, withoutTimes }: BookingIntroProps) {
  return (
    <section className="booking-intro" aria-labelledby="book">
      <div className="booking-intro-inner">
        <h1 id="book">
          <HeadingLines lines={heading} />
        </h1>
        {steps ? <KindFacts steps={steps} withoutTimes={withoutTimes} /> : null}
      </div>
    </section>
  );
}

function KindFacts({ steps, withoutTimes }: { steps: Steps; withoutTimes: boolean }) {
  const { name, minutes } = steps.kind;
  const { count, unit } = getLength(minutes);
  const what = ["What", `${name}, ${describeLength(minutes)}`];
  return (
    <>
      <p className="text-lead">Free. {describeLengths(steps.kinds.map((kind) => kind.minutes))}.</p>
      <div className="booking-clock">
        <Dial
          wedges={12}
          tones={[...Array(12).keys()].map((wedge) => (wedge < countWedges(minutes) ? "clock-on" : "clock-off"))}
        />
        <p aria-hidden="true">
          {count} <span>{unit === "minutes" ? "min" : unit}</span>
        </p>
      </div>
      <dl>
        {[what, ...(withoutTimes ? [] : describe(steps))].map(([name, value]) => (
          <div key={name}>
            <dt className="text-small">{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function describe({ kind, day, slot, zone }: Steps): string[][] {
  const when = slot?.isFree ? `${slot.day}, ${slot.time}` : day?.name;
  return [
    ["How", describePlace(kind.place)],
    ...(when ? [["When", when]] : []),
    ["Time zone", zone.name],
    ["Cost", "Free"],
  ];
}
