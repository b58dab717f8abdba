import { changeField, changes } from "#app/booking/model/booking-values";
import type { ChosenSlot, Steps } from "#app/booking/model/steps";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { OtherTimes, TakenNotice } from "../form/other-times";
import { SlotSummary } from "../form/slot-summary";
import type { ToStep } from "../steps/step-links";

interface MoveFormProps {
  steps: Steps;
  slot: ChosenSlot;
  /** Whether somebody else has just booked the time. */
  isTaken: boolean;
  toStep: ToStep;
}

export function MoveForm({ steps, slot, isTaken, toStep }: MoveFormProps) {
  if (!slot.isFree && !isTaken) return <TakenNotice slot={slot} toStep={toStep} />;
  return (
    <>
      <h2 id="who-title" tabIndex={-1}>
        Move your booking here?
      </h2>
      {isTaken ? (
        <>
          <ErrorSummary
            title={`${slot.time} is no longer open`}
            problems={[{ text: "Your booking is still at its old time. Please pick a different one." }]}
            className="mb-5"
          />
          <OtherTimes slot={slot} toStep={toStep} />
        </>
      ) : (
        <>
          <SlotSummary steps={steps} slot={slot} toStep={toStep} />
          <form method="post" action={toStep({})} className="wide-buttons">
            <Button name={changeField} value={changes.move}>{`Move to ${slot.weekday}, ${slot.time}`}</Button>
          </form>
        </>
      )}
    </>
  );
}
