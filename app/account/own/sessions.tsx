import { Form } from "@remix-run/react";
import type { LoadedAccount } from "./load-account.server";

type Session = LoadedAccount["sessions"][number];

const SHOWN_OTHERS = 4;

export function Sessions({ sessions }: Pick<LoadedAccount, "sessions">) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const more = others.slice(SHOWN_OTHERS);
  return (
    <section className="panel" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you’re signed in</h2>
      <SessionList sessions={[...sessions.filter(({ isCurrent }) => isCurrent), ...others.slice(0, SHOWN_OTHERS)]} />
      {more.length > 0 ? (
        <details className="fold mt-2">
          <summary>Show {more.length} more</summary>
          <SessionList sessions={more} />
        </details>
      ) : null}
      {others.length > 0 ? (
        <Form method="post" className="mt-4" preventScrollReset>
          <button type="submit" className="tool tool-danger" name="intent" value="end_other_sessions">
            Sign out everywhere else
          </button>
        </Form>
      ) : null}
    </section>
  );
}

function SessionList({ sessions }: { sessions: Session[] }) {
  return (
    <ul className="mt-1 grid gap-3">
      {sessions.map(({ id, browser, signedIn, used, isCurrent }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1">
            <b className="block">
              {browser}
              {isCurrent ? " (this browser)" : ""}
            </b>
            <small className="block text-ink-2">
              Signed in {signedIn}. <span className="inline-block">Last used {used}.</span>
            </small>
          </div>
          {isCurrent ? null : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="session" value={id} />
              <button type="submit" className="tool" name="intent" value="end_session">
                Sign out<span className="sr-only"> {browser}</span>
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
