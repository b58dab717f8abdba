import { writeBookingQuery } from "#app/booking/model/booking-query";
import { describeLength } from "#app/booking/model/describe-length";
import { describePlace } from "#app/booking/model/describe-place";
import type { Steps } from "#app/booking/model/steps";
import { paths } from "#app/paths";
import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import { ButtonContent } from "#app/ui/button.tsx";
import { countWedges, Dial } from "#app/ui/marks/dial.tsx";
import { DialHub } from "./kind-links";
import { StepLink } from "./step-links";
import { stepIds } from "./use-step-focus";

interface BookingIntroProps {
  heading: readonly string[];
  /** Null if no kind is offered, or the times could not be read. */
  steps: Steps | null;
  /** Whether a third-party calendar replaces the steps. */
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
  const { name, minutes, place } = steps.kind;
  const what = ["What", `${name}, ${describeLength(minutes)}`];
  return (
    <>
      <p>
        {place.type === "phone" ? "Pick a time and we’ll call you. " : ""}You’ll get a clear next step, with nothing to
        sign.
      </p>
      <div className="booking-clock">
        <Dial
          wedges={12}
          on={countWedges(minutes)}
          className="stroke-close-ink"
          offClassName="stroke-canary dark:stroke-line"
        />
        <DialHub minutes={minutes} />
      </div>
      <dl className="booking-facts">
        {[what, ...(withoutTimes ? [] : describe(steps))].map(([name, value]) => (
          <div key={name}>
            <dt className="text-small">{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {withoutTimes ? null : <NextStep steps={steps} />}
    </>
  );
}

/** The first free time of the day, or the form once a time is chosen. */
function NextStep({ steps: { query, day, slot } }: { steps: Steps }) {
  const look = "btn btn-palm booking-first";
  if (slot)
    return slot.isFree ? (
      <a href={`#${stepIds.who}`} className={`${look} booking-fill`}>
        <ButtonContent>Fill in your details</ButtonContent>
      </a>
    ) : null;
  const first = day?.parts[0]?.times[0];
  if (!day || !first) return null;
  const address = paths.bookConsultation + writeBookingQuery({ ...query, day: day.date, slot: first.slot });
  return (
    <StepLink address={address} at={stepIds.who} className={look}>
      <ButtonContent>
        Take {day.short}, {first.time}
      </ButtonContent>
    </StepLink>
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
