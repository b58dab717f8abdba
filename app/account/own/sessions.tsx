import { Form } from "@remix-run/react";
import { card } from "./account-texts";
import type { LoadedAccount } from "./load-account.server";

export function Sessions({ sessions }: Pick<LoadedAccount, "sessions">) {
  return (
    <section className={card} aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you’re signed in</h2>
      <ul className="mt-2 grid gap-3">
        {sessions.map(({ id, browser, signedIn, used, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1">
              <b className="block">
                {browser}
                {isCurrent ? " (this browser)" : ""}
              </b>
              <small className="block text-ink-2">
                Signed in {signedIn}. Last used {used}.
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
      {sessions.length > 1 ? (
        <Form method="post" className="mt-4" preventScrollReset>
          <button type="submit" className="tool tool-danger" name="intent" value="end_other_sessions">
            Sign out everywhere else
          </button>
        </Form>
      ) : null}
    </section>
  );
}
