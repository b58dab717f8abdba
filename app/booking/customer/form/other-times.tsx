import { chooseField } from "#app/booking/model/booking-fields";
import { describeLength } from "#app/booking/model/describe-length";
import type { ChosenSlot, OfferedKind } from "#app/booking/model/steps";
import { StepLink, type ToStep } from "../steps/step-links";
import { stepIds } from "../steps/use-step-focus";

interface OtherTimesProps {
  slot: ChosenSlot;
  toStep: ToStep;
  /** Whether the times are buttons that submit what was typed. */
  inForm?: boolean;
}

export function OtherTimes({ slot, toStep, inForm }: OtherTimesProps) {
  return (
    <ul className="booking-others">
      {slot.others.map((other) => {
        const address = toStep({ day: null, slot: other.slot });
        const text = (
          <>
            <b>{other.time}</b> {other.day}
          </>
        );
        return (
          <li key={other.slot}>
            {inForm ? (
              <button type="submit" formAction={address} name={chooseField} value={other.slot}>
                {text}
              </button>
            ) : (
              <StepLink address={address} at={stepIds.who}>
                {text}
              </StepLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Buttons that submit what was typed, for a form whose kind has been switched off. */
export function OtherKinds({ kinds, toStep }: { kinds: OfferedKind[]; toStep: ToStep }) {
  return (
    <ul className="booking-others">
      {kinds.map(({ id, name, minutes }) => (
        <li key={id}>
          <button type="submit" formAction={toStep({ kind: id })} name={chooseField} value={id}>
            <b>{name}</b> {describeLength(minutes)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shown for a link to a time that is taken or has passed, or that the booking being moved already has. */
export function TakenNotice({ slot, toStep }: Pick<OtherTimesProps, "slot" | "toStep">) {
  return (
    <>
      <h2 id="who-title" tabIndex={-1}>
        {slot.isCurrent ? "Your booking is already at this time" : `${slot.time} isn’t available`}
      </h2>
      <p className="mb-5">
        {slot.day} at {slot.time} is {slot.isCurrent ? "yours." : "taken, in the past, or too soon to book."}
        {slot.others.length > 0 ? " These are the nearest open times:" : null}
      </p>
      <OtherTimes slot={slot} toStep={toStep} />
    </>
  );
}
