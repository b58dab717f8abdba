import { getStageIndex, LIVE, READY_FOR_LIVE, type Stage, stages } from "../model/stages";
import { MarkLiveForm } from "./mark-live-form";

interface StageProgressProps {
  stage: Stage;
  reached: Record<Stage, string | null>;
  isReadOnly: boolean;
}

export function StageProgress({ stage, reached, isReadOnly }: StageProgressProps) {
  const current = getStageIndex(stage);
  return (
    <ol className="stage-route">
      {stages.map((step, index) => (
        <li
          key={step}
          className={index < current ? "is-done" : index === current ? "is-now" : "is-next"}
          aria-current={index === current ? "step" : undefined}
        >
          <b className="block">{step}</b>
          <span className="block text-fine text-ink-2">
            {index <= current
              ? describeTime(step, reached[step])
              : index === current + 1 && !isReadOnly
                ? waiting[step]
                : null}
          </span>
          {step === LIVE && stage === READY_FOR_LIVE && !isReadOnly ? (
            <MarkLiveForm className="tool-hot mt-[0.6rem] min-h-10 px-[1.4rem] font-bold max-lg:min-h-11 pointer-coarse:min-h-11" />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const waiting: Partial<Record<Stage, string>> = {
  "Paid / Awaiting Agreement": "Waiting for the payment",
  "Fully Onboarded": "Waiting for the signed agreement",
  Live: "Waiting for you to mark it live",
};

function describeTime(step: Stage, time: string | null): string {
  if (!time) return "No date recorded";
  return step === "Fully Onboarded" ? `Agreement signed ${time}` : time;
}
