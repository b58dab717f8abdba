import { useMemo } from "react";
import { paths } from "#app/paths";
import { site } from "#app/site";
import { Button } from "../ui/button";
import { FlashToast, ToastRegion } from "../ui/feedback/toast";
import { Field } from "../ui/form/field";
import { Mark } from "../ui/marks/mark";
import type { LostPost } from "./kept-post.server";
import { Keyhole } from "./keyhole";
import { LostPostNote } from "./lost-post-note";

interface SignInPageProps {
  /** Where to go afterwards. */
  to: string;
  /** What was posted without a session, and the user whose screen it was posted from, if known. */
  post?: LostPost | null;
  poster?: string;
  /** Why the last try did not lead in: refused, or failed on our side. The password is never sent back. */
  refused?: { userId: string } & ({ retryAfter: number } | { failed: true });
}

/** The door of the office: the card, alone on its page or in the place of whatever was asked for. */
export function SignInPage({ to, post, poster, refused }: SignInPageProps) {
  const denied = refused && "retryAfter" in refused ? messageOf(refused.retryAfter) : undefined;
  // The same object on every render, so that a toast that was closed stays closed.
  const toast = useMemo(() => refused && toastOf(denied), [refused, denied]);
  return (
    <main id="main" tabIndex={-1} className="door">
      <form method="post" action={paths.adminSignIn} className="door-card" aria-labelledby="door-title">
        <header className="door-head">
          <p className="poster flex items-center gap-2.5 text-[1.2rem]/none">
            <Mark className="w-7 flex-none fill-leaf" />
            {site.name}
          </p>
          <h1 id="door-title">Admin Access</h1>
        </header>
        <div className="door-body">
          <input type="hidden" name="to" value={to} />
          {post ? <LostPostNote post={post} /> : null}
          {post?.token ? <input type="hidden" name="post" value={post.token} /> : null}
          {post?.token && poster ? <input type="hidden" name="poster" value={poster} /> : null}
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            // The page's one purpose, and after a refusal the place of its message.
            autoFocus
            error={denied}
          />
          <details open={Boolean(refused?.userId)}>
            <summary>Sign in as another user</summary>
            <Field
              label="User id"
              name="user_id"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={refused?.userId}
              hint="Empty means admin."
              className="pb-1.5"
            />
          </details>
          <Button wide>Login</Button>
        </div>
      </form>
      <Keyhole />
      <ToastRegion>{toast && <FlashToast flash={toast} closes />}</ToastRegion>
    </main>
  );
}

function toastOf(denied: string | undefined) {
  return denied
    ? ({ title: "Access Denied", description: denied, tone: "error" } as const)
    : ({ title: "Error", description: "Failed to sign in. Please try again.", tone: "error" } as const);
}

function messageOf(retryAfter: number): string {
  if (retryAfter === 0) return "Incorrect password";
  const minutes = Math.ceil(retryAfter / 60);
  return `Too many tries. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
