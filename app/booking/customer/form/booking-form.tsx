import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type BookingAnswer,
  type BookingFieldName,
  type BookingProblem,
  termsField,
} from "#app/booking/model/booking-fields";
import { describeTerms, getFormTitle } from "#app/booking/model/describe-place";
import { describeNotOffered } from "#app/booking/model/kinds";
import type { ChosenSlot, Steps } from "#app/booking/model/steps";
import { visitSourceField } from "#app/server/forms/visit-source";
import { Button } from "#app/ui/button.tsx";
import { countThingsToFix, ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { requiredNote } from "#app/ui/form/required-note";
import { useCorrected } from "#app/ui/form/use-corrected";
import { VisitSourceField } from "#app/ui/form/visit-source.tsx";
import type { ToStep } from "../steps/step-links";
import { BookingFields } from "./booking-inputs";
import { OtherKinds, OtherTimes, TakenNotice } from "./other-times";
import { SlotSummary } from "./slot-summary";
import { useDraft } from "./use-draft";

interface BookingFormProps {
  steps: Steps;
  slot: ChosenSlot;
  answer: BookingAnswer | undefined;
  toStep: ToStep;
}

const none: BookingProblem[] = [];

export function BookingForm({ steps, slot, answer, toStep: toShownStep }: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  useDraft(form);
  useEffect(() => {
    const onPageShow = () => setSending(false);
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);
  const send = (event: FormEvent) => {
    if (isSending) event.preventDefault();
    setSending(true);
  };
  // Names the kind even if it is the first, because the office may put another one first while the form is open.
  const toStep: ToStep = (change) => toShownStep({ kind: steps.kind.id, ...change });
  const mustChoose = steps.notOffered !== null;
  const isFree = slot.isFree && !mustChoose;
  const { problems, hideError } = useCorrected(answer?.problems ?? none);
  const correct = ({ target }: FormEvent) => hideError((target as HTMLInputElement).name as BookingFieldName);
  const terms = answer?.newTerms ?? describeTerms(steps.kind);
  if (!slot.isFree && !answer) return <TakenNotice slot={slot} toStep={toStep} />;
  return (
    <>
      <h2 id="who-title" tabIndex={-1}>
        {getFormTitle(steps.kind.place)}
      </h2>
      {answer ? (
        <Problems problems={problems} slot={slot} isTaken={!mustChoose && (answer.isTaken || !slot.isFree)} />
      ) : null}
      {isFree ? <SlotSummary steps={steps} slot={slot} toStep={toStep} /> : null}
      <form ref={form} method="post" action={toStep({})} noValidate onSubmit={send} onChange={correct}>
        <VisitSourceField name={visitSourceField} initial={answer?.visit} />
        {mustChoose ? null : (
          <input key={terms} type="hidden" name={termsField} defaultValue={terms} autoComplete="off" />
        )}
        {steps.notOffered === null ? null : (
          <>
            <p className="mb-3 font-bold">{answer ? null : describeNotOffered(steps.notOffered)} Choose another one:</p>
            <OtherKinds kinds={steps.kinds} toStep={toStep} />
          </>
        )}
        {slot.isFree || mustChoose ? null : <OtherTimes slot={slot} toStep={toStep} inForm />}
        <p className="mb-4 text-small text-ink-2">{requiredNote}</p>
        <BookingFields place={steps.kind.place} values={answer?.values} problems={problems} />
        {isFree ? (
          <p className="booking-send wide-buttons">
            <Button busy={isSending}>{isSending ? "Booking your time…" : `Book ${slot.weekday}, ${slot.time}`}</Button>
          </p>
        ) : null}
      </form>
    </>
  );
}

interface ProblemsProps extends Pick<BookingFormProps, "slot"> {
  problems: BookingProblem[];
  isTaken: boolean;
}

function Problems({ problems, slot, isTaken }: ProblemsProps) {
  if (isTaken)
    return (
      <ErrorSummary title={`${slot.time} is no longer open`} problems={[{ text: getAdvice(slot) }]} className="mb-5" />
    );
  const general = problems.some(({ field }) => field === null);
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      title={general ? "Your time isn’t booked yet" : countThingsToFix(problems.length)}
      problems={problems.map(({ field, text }) => ({ href: field ? `#${field}` : undefined, text }))}
      // Each answer comes with a new page, so the id stays the same.
      answerId={1}
      className="mb-5"
    />
  );
}

const getAdvice = ({ others }: ChosenSlot) =>
  others.length > 0
    ? "Someone else has booked it, or it’s too soon now. Everything you typed is still here. Pick one of these times and book it."
    : "It was the last open time. Everything you typed is still here.";
