import { type ActionFunctionArgs, data, type LinksFunction, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import styles from "#app/office.css?url";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { receiveLinkRequest } from "#app/server/forms/link-request.server";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { pageTitle } from "#app/site";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { createAccountLink } from "../account-links.server";
import { findAccount } from "../find-account.server";
import { type AccountRow, getAccountState, lockAccounts } from "../lock-accounts.server";
import { queueLinkEmail } from "../queue-account-emails.server";
import { SignInFrame, SignInHead, signInBody, signInCard } from "./sign-in-frame";

const MAX_LENGTH = 254;

export const handle = { office: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Forgot your password?") }];

export async function action({ context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const problem = await receiveLinkRequest(context, {
    name: "password link",
    email: fields.get("email") ?? "",
    maxLength: MAX_LENGTH,
    errors: {
      missing: "Enter the email address of your account.",
      invalid: "Check the address: it should look like name@example.com.",
    },
    async find(email) {
      const account = await findAccount(context, email);
      return account && getAccountState(account) === "active" ? { id: account.userId, account } : null;
    },
    send: ({ account }) => sendResetLink(context, account),
  });
  return problem
    ? data({ isSent: false, ...problem }, { status: problem.status })
    : { isSent: true, email: "", error: "" };
}

function sendResetLink(services: Services, { userId, email }: AccountRow): Promise<void> {
  const { db } = services;
  return db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    // The account may have been changed or switched off since it was found.
    if (!account || account.email !== email || getAccountState(account) !== "active") return;
    const link = await createAccountLink(services, tx, { id: newId(), userId, kind: "reset" });
    await queueLinkEmail(services, tx, "account-reset", { account, by: account.name, link });
  });
}

export default function ForgotPassword() {
  const answer = useActionData<typeof action>();
  return (
    <SignInFrame>
      <form
        method="post"
        action={paths.adminForgotPassword}
        className={signInCard}
        aria-labelledby="sign-in-title"
        noValidate
      >
        <SignInHead title={answer?.isSent ? "Check your email" : "Forgot your password?"} />
        <div className={signInBody}>
          {answer?.isSent ? (
            <p role="status">
              If there’s an account with this address, we’ve sent it a link for a new password. The link works for an
              hour. Nothing arrived? Check the spelling, look in your spam folder, or ask an admin.
            </p>
          ) : (
            <>
              <p>Enter the email address of your account. We’ll send you a link for a new password.</p>
              <Field
                label="Email"
                name="email"
                type="email"
                autoComplete="username"
                autoFocus
                required
                defaultValue={answer?.email}
                error={answer?.error}
              />
              <Button wide>Send the link</Button>
            </>
          )}
          <p>
            <a href={paths.admin} className="font-semibold">
              Back to sign-in
            </a>
          </p>
        </div>
      </form>
    </SignInFrame>
  );
}
