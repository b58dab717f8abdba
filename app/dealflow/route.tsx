import { Form, useNavigation } from "@remix-run/react";
import { LIVE, READY_FOR_LIVE, rank, type Stage, stages } from "./statuses";

interface RouteProps {
  stage: Stage;
  /** When each stage was reached, as text; null where that is not known. */
  reached: Record<Stage, string | null>;
}

/** The way of an application through its stages. It ends in Mark Live, which is there once all else is done. */
export function Route({ stage, reached }: RouteProps) {
  const now = rank(stage);
  return (
    <ol className="application-route">
      {stages.map((stop, index) => (
        <li
          key={stop}
          className={index < now ? "is-done" : index === now ? "is-now" : "is-next"}
          aria-current={index === now ? "step" : undefined}
        >
          <b>{stop}</b>
          <span>{words(stop, reached[stop])}</span>
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

function words(stop: Stage, time: string | null): string | null {
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
