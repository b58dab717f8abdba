import { describeLength, getLength } from "#app/booking/model/describe-length";
import { namePlace } from "#app/booking/model/describe-place";
import type { Steps } from "#app/booking/model/steps";
import { countWedges, Dial } from "#app/ui/marks/dial.tsx";
import { StepLink, type ToStep } from "./step-links";
import { stepIds } from "./use-step-focus";

export function KindLinks({ steps: { kind, kinds }, toStep }: { steps: Steps; toStep: ToStep }) {
  return (
    <section className="notch notch-bottom booking-part" aria-labelledby="kinds-title">
      <h2 id="kinds-title">What would you like to talk about?</h2>
      <ul className="booking-kinds">
        {kinds.map(({ id, name, minutes, description, place }) => (
          <li key={id}>
            <StepLink
              address={toStep({ kind: id === kinds[0]?.id ? null : id, slot: null })}
              at={stepIds.times}
              aria-current={id === kind.id ? "true" : undefined}
            >
              <span>
                <MinutesDial minutes={minutes} />
              </span>
              <span>
                <b>{name}</b>{" "}
                <span className="booking-minutes">
                  <span>{describeLength(minutes)}, free</span> <span>{namePlace(place)}</span>
                </span>
              </span>{" "}
              <span className="booking-about">{description}</span>
            </StepLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MinutesDial({ minutes }: { minutes: number }) {
  return <Dial wedges={12} on={countWedges(minutes)} />;
}

/** Hidden from screen readers, because the text beside the dial says the same. */
export function DialHub({ minutes }: { minutes: number }) {
  const { count, unit } = getLength(minutes);
  return (
    <p className="dial-hub" aria-hidden="true">
      {count} <span>{unit === "minutes" ? "min" : unit}</span>
    </p>
  );
}
