import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import styles from "#app/office.css?url";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { setFlash } from "#app/server/http/flash.server";
import { privateHeaders } from "#app/server/http/security.server";
import { pageTitle } from "#app/site";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { findAccountLink } from "../account-links.server";
import { startSession } from "../auth.server";
import { PASSWORD_HINT } from "../password-rules";
import { acceptPassword } from "./accept-password.server";
import { SignInFrame, SignInHead, signInBody, signInCard } from "./sign-in-frame";

export const handle = { office: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Choose a password") }];

/** The address opens an account, so no other site learns it. */
export const headers: HeadersFunction = () => privateHeaders;

/** Changes nothing: mail scanners open links before people do. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const link = await findAccountLink(context, context.db.read, key);
  if (!link) return data({ key, state: "over" as const }, { status: 410 });
  const { isUsed, kind, account } = link;
  if (isUsed) return data({ key, state: "used" as const }, { status: 410 });
  const { userId, name } = account;
  return data({ key, state: "open" as const, kind, userId, name });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const work = acceptPassword(context, key, fields.get("password") ?? "");
  const failed = { problem: "We couldn’t save your password. Try again." };
  const result = await answerFailure(context, work, failed);
  if (result === null) return redirect(`${paths.adminSetPassword}?key=${encodeURIComponent(key)}`, 303);
  if ("refused" in result) return data(result.refused, { status: result.status });
  const { kind, account } = result;
  context.log.info({ user: account.userId, kind }, "password chosen");
  const title = kind === "invitation" ? "Welcome" : "Password Changed";
  const description =
    kind === "invitation" ? "Your account is ready." : "Sign in with your new password. All other sessions have ended.";
  const headers = new Headers({ "Set-Cookie": await setFlash(context, { title, description, tone: "info" }) });
  // Whoever resets a password still has to give the second factor.
  if (kind === "invitation") headers.append("Set-Cookie", await startSession(context, request, account.userId));
  return redirect(paths.admin, { status: 303, headers });
}

export default function SetPassword() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isOpen = link.state === "open";
  return (
    <SignInFrame>
      <section className={signInCard} aria-labelledby="sign-in-title">
        <SignInHead title={isOpen ? "Choose a password" : "This link no longer works"} />
        <div className={signInBody}>
          {isOpen ? (
            <PasswordForm link={link} problem={answer?.problem} />
          ) : (
            <OverNote isUsed={link.state === "used"} />
          )}
        </div>
      </section>
    </SignInFrame>
  );
}

interface PasswordFormProps {
  link: { key: string; userId: string; name: string };
  problem: string | undefined;
}

function PasswordForm({ link: { key, userId, name }, problem }: PasswordFormProps) {
  return (
    <form
      method="post"
      action={`${paths.adminSetPassword}?key=${encodeURIComponent(key)}`}
      className="grid gap-[1.1rem]"
      noValidate
    >
      <p>
        {name ? <b className="block">{name}</b> : null}
        Your user ID is <b className="wrap-anywhere">{userId}</b>. You can sign in with it or with your email address.
      </p>
      {/* For password managers. */}
      <input type="text" name="user_id" value={userId} autoComplete="username" readOnly hidden />
      <Field
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        autoFocus
        required
        hint={PASSWORD_HINT}
        error={problem}
      />
      <Button wide>Save the password</Button>
    </form>
  );
}

function OverNote({ isUsed }: { isUsed: boolean }) {
  return (
    <>
      <p>
        {isUsed
          ? "This link works only once, and it’s already been used. Your password is set."
          : "This link has expired, or a newer link has replaced it. Password reset links work for an hour, invitations for seven days."}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={paths.admin} className="font-semibold">
          Sign in
        </a>
        <a href={paths.adminForgotPassword} className="font-semibold">
          Forgot your password?
        </a>
      </p>
      {isUsed ? null : <p>Were you invited? Ask whoever invited you to send a new invitation.</p>}
    </>
  );
}
