import { useMemo } from "react";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { FlashToast, ToastRegion } from "#app/ui/feedback/toast.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { UnsavedPost } from "../held-post.server";
import { PasswordField } from "../password-field";
import { describeWait } from "../password-rules";
import { SignInFrame, SignInHead, signInBody, signInCard } from "./sign-in-frame";
import { UnsavedPostNote } from "./unsaved-post-note";

interface SignInPageProps {
  to: string;
  post?: UnsavedPost | null;
  poster?: string;
  /** `retryAfter` is in seconds, 0 for a wrong password; `failed` is an error of ours. */
  refused?: { userId: string } & ({ retryAfter: number; isLate: boolean } | { failed: true });
}

export function SignInPage({ to, post, poster, refused }: SignInPageProps) {
  const denied = refused && "retryAfter" in refused ? getMessage(refused) : undefined;
  // Memoized, so that a closed toast stays closed.
  const toast = useMemo(() => refused && getToast(denied), [refused, denied]);
  return (
    <SignInFrame>
      <form method="post" action={paths.adminSignIn} className={`group ${signInCard}`} aria-labelledby="sign-in-title">
        <SignInHead title="Admin Access" />
        <div className={signInBody}>
          <input type="hidden" name="to" value={to} />
          {post ? <UnsavedPostNote post={post} /> : null}
          {post?.token ? <input type="hidden" name="post" value={post.token} /> : null}
          {post?.token && poster ? <input type="hidden" name="poster" value={poster} /> : null}
          <PasswordField
            label={
              <>
                Password<span className="group-has-[details[open]]:hidden"> for admin</span>
              </>
            }
            name="password"
            autoComplete="current-password"
            autoFocus
            error={denied}
          />
          <details className="fold" open={Boolean(refused?.userId)}>
            <summary>Sign in as another user</summary>
            <Field
              label="User ID or email"
              name="user_id"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={refused?.userId}
              hint="Leave it empty to sign in as admin."
              className="pb-1.5"
            />
          </details>
          <Button wide>Login</Button>
          <p>
            <a href={paths.adminForgotPassword} className="font-semibold">
              Forgot your password?
            </a>
          </p>
        </div>
      </form>
      <ToastRegion>{toast && <FlashToast flash={toast} />}</ToastRegion>
    </SignInFrame>
  );
}

function getToast(denied: string | undefined) {
  return denied
    ? ({ title: "Access Denied", description: denied, tone: "error" } as const)
    : createErrorToast("We couldn’t sign you in. Try again.");
}

function getMessage({ retryAfter, isLate }: { retryAfter: number; isLate: boolean }): string {
  if (isLate) return "That took too long. Sign in again.";
  if (retryAfter === 0) return "Incorrect password";
  return `Too many tries. Wait ${describeWait(retryAfter)}.`;
}
