import { useEffect, useRef, useState } from "react";
import type { PostDescription } from "#app/server/forms/post-words";
import { Button } from "#app/ui/button.tsx";
import { SignInFrame, SignInHead, signInBody, signInCard } from "./sign-in-frame";
import { PostSummary } from "./unsaved-post-note";

export interface Continuation {
  path: string;
  fields: [name: string, value: string][];
  description: PostDescription;
  /** Whether the user who signed in is the one who filled in the form. */
  isOwn: boolean;
}

/** A script submits the form at once, but only for the user who filled it in; others must confirm it. */
export function ContinuePage({ post: { path, fields, description, isOwn }, to }: { post: Continuation; to: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (isOwn) form.current?.requestSubmit();
  }, [isOwn]);
  return (
    <SignInFrame>
      <form
        ref={form}
        method="post"
        action={path}
        className={signInCard}
        aria-labelledby="sign-in-title"
        onSubmit={(event) => {
          if (sent) event.preventDefault();
          setSent(true);
          // Prevents Back and reload from sending the forms again.
          history.replaceState(null, "", to);
        }}
      >
        <SignInHead title="Signed In" />
        <div className={signInBody}>
          <p>Your session ended before this was saved. Continue to save it now.</p>
          <PostSummary description={description} />
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
    </SignInFrame>
  );
}
