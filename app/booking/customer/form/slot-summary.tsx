import { describeLength } from "#app/booking/model/describe-length";
import { namePlace } from "#app/booking/model/describe-place";
import type { ChosenSlot, Steps } from "#app/booking/model/steps";
import { CheckIcon } from "#app/ui/marks/icons.tsx";
import { StepLink, type ToStep } from "../steps/step-links";
import { stepIds } from "../steps/use-step-focus";

export function SlotSummary({ steps, slot, toStep }: { steps: Steps; slot: ChosenSlot; toStep: ToStep }) {
  return (
    <div className="booking-pick">
      <CheckIcon className="mt-1 size-[1.1rem] fill-ok" />
      <span>
        <b className="max-sm:block">
          {slot.weekday}, <span className="whitespace-nowrap">{slot.date},</span>{" "}
          <span className="whitespace-nowrap">{slot.time}</span>
        </b>{" "}
        {steps.zone.name}, <span className="whitespace-nowrap">{describeLength(steps.kind.minutes)},</span>{" "}
        {namePlace(steps.kind.place)}
      </span>{" "}
      <StepLink address={toStep({ day: steps.day?.date, slot: null })} at={stepIds.times}>
        Change
      </StepLink>
      <noscript>
        <span className="text-small">If you change the time, this form starts empty again.</span>
      </noscript>
    </div>
  );
}
