import { describeLength, describeLengths, getLength } from "#app/booking/model/describe-length";
import { describePlace } from "#app/booking/model/describe-place";
import { meetingKinds } from "#app/booking/model/kinds";
import type { Steps } from "#app/booking/model/steps";
import { Dial } from "#app/ui/marks/dial.tsx";

const addFirstRules = ({ name, firstRules }: (typeof meetingKinds)[number]) => ({ name, ...firstRules });

/** @param steps null if a third-party calendar replaces them */
export function BookingIntro({ steps }: { steps: Steps | null }) {
  const { name, minutes } = steps?.kind ?? addFirstRules(meetingKinds[0]);
  const kinds = steps?.kinds ?? meetingKinds.map(addFirstRules);
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
          {[what, ...(steps ? describe(steps) : [])].map(([name, value]) => (
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

function describe({ kind, day, slot, zone }: Steps): string[][] {
  const when = slot?.isFree ? `${slot.day}, ${slot.time}` : day?.name;
  return [
    ["How", describePlace(kind.place)],
    ...(when ? [["When", when]] : []),
    ["Time zone", zone.name],
    ["Cost", "Free"],
  ];
}
