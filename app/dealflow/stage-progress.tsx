import { Form, useNavigation } from "@remix-run/react";
import { getStageIndex, LIVE, READY_FOR_LIVE, type Stage, stages } from "./stages";

interface StageProgressProps {
  stage: Stage;
  reached: Record<Stage, string | null>;
}

export function StageProgress({ stage, reached }: StageProgressProps) {
  const current = getStageIndex(stage);
  return (
    <ol className="application-route">
      {stages.map((step, index) => (
        <li
          key={step}
          className={index < current ? "is-done" : index === current ? "is-now" : "is-next"}
          aria-current={index === current ? "step" : undefined}
        >
          <b>{step}</b>
          <span>{describeTime(step, reached[step])}</span>
          {step === LIVE && stage === READY_FOR_LIVE ? (
            <>
              <span>when you say so</span>
              <MarkLiveForm />
            </>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function describeTime(step: Stage, time: string | null): string | null {
  if (!time) return null;
  return step === "Fully Onboarded" ? `agreement signed ${time}` : time;
}

function MarkLiveForm() {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" preventScrollReset>
      <button type="submit" className="tool tool-hot" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {busy ? "Marking Live…" : "Mark Live"}
      </button>
    </Form>
  );
}
