import { Form, useNavigation } from "@remix-run/react";
import { LIVE, READY_FOR_LIVE, rank, type Stage, stages } from "./statuses";

interface StageRouteProps {
  stage: Stage;
  /** When each stage was reached, as text; null where that is not known. */
  reached: Record<Stage, string | null>;
}

/** The stages of an application. The last one has the button Mark Live once the others are reached. */
export function StageRoute({ stage, reached }: StageRouteProps) {
  const current = rank(stage);
  return (
    <ol className="stage-route">
      {stages.map((stop, index) => (
        <li
          key={stop}
          className={index < current ? "is-done" : index === current ? "is-now" : "is-next"}
          aria-current={index === current ? "step" : undefined}
        >
          <b className="block">{stop}</b>
          <span className="block text-fine text-ink-2">{describeTime(stop, reached[stop])}</span>
          {stop === LIVE && stage === READY_FOR_LIVE ? (
            <>
              <span className="block text-fine text-ink-2">when you say so</span>
              <MarkLive />
            </>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function describeTime(stop: Stage, time: string | null): string | null {
  if (!time) return null;
  return stop === "Fully Onboarded" ? `agreement signed ${time}` : time;
}

function MarkLive() {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" preventScrollReset>
      <button
        type="submit"
        className="tool tool-hot mt-[0.6rem] min-h-10 px-[1.4rem] font-bold max-lg:min-h-11 pointer-coarse:min-h-11"
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
      >
        {busy ? "Marking Live…" : "Mark Live"}
      </button>
    </Form>
  );
}
