import { useMemo } from "react";
import { paths } from "#app/paths";
import { site } from "#app/site";
import { Button } from "../ui/button";
import { FlashToast, ToastRegion } from "../ui/feedback/toast";
import { Field } from "../ui/form/field";
import { Mark } from "../ui/marks/mark";
import type { UnsavedPost } from "./held-post.server";
import { SignInIllustration } from "./sign-in-illustration";
import { UnsavedPostNote } from "./unsaved-post-note";

interface SignInPageProps {
  /** Path to go to afterwards. */
  to: string;
  post?: UnsavedPost | null;
  /** Id of the user who filled in `post`, if known. */
  poster?: string;
  /** `retryAfter` is in seconds, 0 for a wrong password; `failed` is an error of ours. */
  refused?: { userId: string } & ({ retryAfter: number } | { failed: true });
}

/** Also shown in place of a screen that needs a session. */
export function SignInPage({ to, post, poster, refused }: SignInPageProps) {
  const denied = refused && "retryAfter" in refused ? getMessage(refused.retryAfter) : undefined;
  // Memoized, so that a closed toast stays closed.
  const toast = useMemo(() => refused && getToast(denied), [refused, denied]);
  return (
    <main id="main" tabIndex={-1} className="sign-in">
      <form method="post" action={paths.adminSignIn} className="sign-in-card" aria-labelledby="sign-in-title">
        <header className="sign-in-head">
          <p className="poster flex items-center gap-2.5 text-[1.2rem]/none">
            <Mark className="w-7 flex-none fill-leaf" />
            {site.name}
          </p>
          <h1 id="sign-in-title">Admin Access</h1>
        </header>
        <div className="sign-in-body">
          <input type="hidden" name="to" value={to} />
          {post ? <UnsavedPostNote post={post} /> : null}
          {post?.token ? <input type="hidden" name="post" value={post.token} /> : null}
          {post?.token && poster ? <input type="hidden" name="poster" value={poster} /> : null}
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
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
      <SignInIllustration />
      <ToastRegion>{toast && <FlashToast flash={toast} closable />}</ToastRegion>
    </main>
  );
}

function getToast(denied: string | undefined) {
  return denied
    ? ({ title: "Access Denied", description: denied, tone: "error" } as const)
    : ({ title: "Error", description: "Failed to sign in. Please try again.", tone: "error" } as const);
}

function getMessage(retryAfter: number): string {
  if (retryAfter === 0) return "Incorrect password";
  const minutes = Math.ceil(retryAfter / 60);
  return `Too many tries. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
