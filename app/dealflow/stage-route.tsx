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
    <ol className="application-route">
      {stages.map((stop, index) => (
        <li
          key={stop}
          className={index < current ? "is-done" : index === current ? "is-now" : "is-next"}
          aria-current={index === current ? "step" : undefined}
        >
          <b>{stop}</b>
          <span>{describeTime(stop, reached[stop])}</span>
          {stop === LIVE && stage === READY_FOR_LIVE ? (
            <>
              <span>when you say so</span>
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
      <button type="submit" className="tool tool-hot" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {busy ? "Marking Live…" : "Mark Live"}
      </button>
    </Form>
  );
}
