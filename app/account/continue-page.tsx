import { useEffect, useRef, useState } from "react";
import { site } from "#app/site";
import { Button } from "../ui/button";
import { Mark } from "../ui/marks/mark";
import { Keyhole } from "./keyhole";
import { PostSummary } from "./lost-post-note";
import type { PostWords } from "./post-words";

export interface Continuation {
  path: string;
  fields: [name: string, value: string][];
  words: PostWords;
  /** Whether the person who signed in is the one who made the change. */
  own: boolean;
}

/**
 * Shown after signing in: the form whose session had ended, to be sent again. A script submits it right away, but only
 * for the person who filled it in; anybody else first has to see what is done in their name.
 */
export function ContinuePage({ post: { path, fields, words, own }, to }: { post: Continuation; to: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (own) form.current?.requestSubmit();
  }, [own]);
  return (
    <main id="main" tabIndex={-1} className="door">
      <form
        ref={form}
        method="post"
        action={path}
        className="door-card"
        aria-labelledby="door-title"
        onSubmit={(event) => {
          if (sent) event.preventDefault();
          setSent(true);
          // Back and a reload then ask for the screen, and do not send the sign-in and the change again.
          history.replaceState(null, "", to);
        }}
      >
        <header className="door-head">
          <p className="poster flex items-center gap-2.5 text-[1.2rem]/none">
            <Mark className="w-7 flex-none fill-leaf" />
            {site.name}
          </p>
          <h1 id="door-title">Signed In</h1>
        </header>
        <div className="door-body">
          <p>Your session ended before this was saved. Continue to save it now.</p>
          <PostSummary words={words} />
          {fields.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same fields in the same order, and names may repeat
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button wide busy={sent}>
            Continue
          </Button>
          <p>
            <a href={to}>Discard this change</a>
          </p>
        </div>
      </form>
      <Keyhole />
    </main>
  );
}
