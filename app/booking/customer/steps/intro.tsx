import { describePlace } from "#app/booking/model/describe-place";
import type { Steps } from "#app/booking/model/steps";
import { Dial } from "#app/ui/marks/dial.tsx";

/** @param steps null if a third-party calendar replaces them */
export function BookingIntro({ steps }: { steps: Steps | null }) {
  const minutes = steps?.kind.minutes ?? 15;
  const facts = steps ? describe(steps) : [["What", "Free AI audit, 15 minutes"]];
  return (
    <section className="booking-intro" aria-labelledby="book">
      <div className="booking-intro-inner">
        <h1 id="book">Book a consultation</h1>
        <p className="text-lead">Free. {describeLengths(steps)}.</p>
        <div className="booking-clock">
          <Dial
            wedges={12}
            tones={[...Array(12).keys()].map((wedge) => (wedge * 5 < minutes ? "clock-on" : "clock-off"))}
          />
          <p aria-hidden="true">
            {minutes} <span>min</span>
          </p>
        </div>
        <dl>
          {facts.map(([name, value]) => (
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

/** Without steps, the calendar of another provider shows its own lengths. */
function describeLengths(steps: Steps | null): string {
  const lengths = [...new Set((steps?.kinds ?? [{ minutes: 15 }, { minutes: 30 }]).map(({ minutes }) => minutes))];
  const words = lengths.sort((a, b) => a - b).map((minutes) => numberWords[minutes] ?? String(minutes));
  const list = new Intl.ListFormat("en-US", { type: "disjunction" }).format(words);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} minutes`;
}

const numberWords: Readonly<Record<number, string>> = {
  15: "fifteen",
  20: "twenty",
  30: "thirty",
  45: "forty-five",
  60: "sixty",
};

function describe({ kind, day, slot, zone }: Steps): string[][] {
  const when = slot?.isFree ? `${slot.day}, ${slot.time}` : day?.name;
  return [
    ["What", `${kind.name}, ${kind.minutes} minutes`],
    ["How", describePlace(kind.place)],
    ...(when ? [["When", when]] : []),
    ["Time zone", zone.name],
    ["Cost", "Free"],
  ];
}
