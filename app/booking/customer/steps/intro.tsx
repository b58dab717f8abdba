import { describeLength, describeLengths, getLength } from "#app/booking/model/describe-length";
import { describePlace } from "#app/booking/model/describe-place";
import { meetingKinds } from "#app/booking/model/kinds";
import type { Steps } from "#app/booking/model/steps";
import { Dial } from "#app/ui/marks/dial.tsx";

interface BookingIntroProps {
  /** Null if there are none, or they could not be read. */
  steps: Steps | null;
  /** If a third-party calendar replaces the steps. */
  withoutTimes: boolean;
}

export function BookingIntro({ steps, withoutTimes }: BookingIntroProps) {
  const { kind, kinds } = steps ?? firstKinds;
  const { name, minutes } = kind;
  const { count, unit } = getLength(minutes);
  const what = ["What", `${name}, ${describeLength(minutes)}`];
  return (
    <section className="booking-intro" aria-labelledby="book">
      <div className="booking-intro-inner">
        <h1 id="book">Book a consultation</h1>
        <p className="text-lead">Free. {describeLengths(kinds.map((kind) => kind.minutes))}.</p>
        <div className="booking-clock">
          <Dial
            wedges={12}
            tones={[...Array(12).keys()].map((wedge) => (wedge * 5 < minutes ? "clock-on" : "clock-off"))}
          />
          <p aria-hidden="true">
            {count} <span>{unit === "minutes" ? "min" : unit}</span>
          </p>
        </div>
        <dl>
          {[what, ...(steps && !withoutTimes ? describe(steps) : [])].map(([name, value]) => (
            <div key={name}>
              <dt className="text-small">{name}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const [first, ...others] = meetingKinds;
const addLength = ({ name, firstRules }: (typeof meetingKinds)[number]) => ({ name, minutes: firstRules.minutes });
const firstKinds = { kind: addLength(first), kinds: [first, ...others].map(addLength) };

function describe({ kind, day, slot, zone }: Steps): string[][] {
  const when = slot?.isFree ? `${slot.day}, ${slot.time}` : day?.name;
  return [
    ["How", describePlace(kind.place)],
    ...(when ? [["When", when]] : []),
    ["Time zone", zone.name],
    ["Cost", "Free"],
  ];
}
