import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { Field } from "#app/ui/form/field.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { PasswordField } from "../password-field";
import type { AccountAnswer } from "./account-post.server";
import { CURRENT_PASSWORD, narrow } from "./account-texts";
import type { LoadedAccount } from "./load-account.server";

interface SecondFactorProps {
  account: LoadedAccount;
  answer: AccountAnswer | undefined;
}

export function SecondFactor({ account, answer }: SecondFactorProps) {
  const { hasSecondFactor, codesLeft } = account;
  const setup = answer?.setup ?? account.setup;
  const isIdle = useNavigation().state === "idle";
  return (
    <section className="panel" id="second-factor" aria-labelledby="own-factor">
      <h2 id="own-factor">Two-step sign-in</h2>
      {answer?.codes ? <RecoveryCodes codes={answer.codes} /> : null}
      {hasSecondFactor ? (
        <>
          <p className="mt-1">
            <b>On.</b> You sign in with your password and a code. You have {codesLeft} of 10 recovery codes left.
          </p>
          {/* Two forms, so that Enter in a field does what the one button below it says. */}
          <Form
            method="post"
            className={`mt-3 grid gap-4 ${narrow}`}
            preventScrollReset
            noValidate
            // After a double click, the codes on the screen could be those that the second request replaced.
            onSubmit={(event) => isIdle || event.preventDefault()}
          >
            <p>Lost your recovery codes? New ones replace the ones you saved.</p>
            <CurrentPassword name="codes_password" error={answer?.errors.codes_password} />
            <p>
              <button type="submit" className="tool" name="intent" value="new_codes">
                Make new recovery codes
              </button>
            </p>
          </Form>
          <Form method="post" className={`mt-6 grid gap-4 ${narrow}`} preventScrollReset noValidate>
            <p>Without two-step sign-in, your password alone is enough to sign in.</p>
            <CurrentPassword name="factor_password" error={answer?.errors.factor_password} />
            <p>
              <button type="submit" className="tool tool-danger" name="intent" value="factor_off">
                Turn off
              </button>
            </p>
          </Form>
        </>
      ) : setup ? (
        <SetupForm setup={setup} errors={answer?.errors} />
      ) : (
        <>
          <p className="mt-1 mb-3 flex gap-2">
            <span className="mt-[0.15em]">
              <StatusMark shape="point" tone="sun" />
            </span>
            <span>
              <b>Off.</b> Add a code from an app on your phone, and a stolen password isn’t enough to sign in.
            </span>
          </p>
          <Link className="tool" to={`${paths.adminAccount}?setup#second-factor`} preventScrollReset>
            Set up
          </Link>
        </>
      )}
    </section>
  );
}

function CurrentPassword({ name, error }: { name: string; error: string | undefined }) {
  return <PasswordField label={CURRENT_PASSWORD} name={name} autoComplete="current-password" required error={error} />;
}

// Takes the focus, because the codes are shown only once and may be below the screen.
function RecoveryCodes({ codes }: { codes: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const all = codes.join();
  useEffect(() => {
    if (all) box.current?.focus();
  }, [all]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else shows the codes
      autoFocus
      className="mt-2 mb-4 border-3 border-leaf px-4 py-3"
      role="status"
    >
      <p className="font-semibold">These are your recovery codes. Save them now. We won’t show them again.</p>
      <ol className="mt-2 grid list-inside list-decimal grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="mt-2">
        Lost your phone? Enter one of these instead of the code from your app. Each one works once.
      </p>
    </div>
  );
}

interface SetupFormProps {
  setup: NonNullable<LoadedAccount["setup"]>;
  errors: AccountAnswer["errors"] | undefined;
}

function SetupForm({ setup: { token, key, picture }, errors }: SetupFormProps) {
  return (
    <>
      <p className="mt-1 mb-3">
        Scan this with an authenticator app, or type the key into it. Then enter the six digits that the app shows, and
        your password.
      </p>
      {/* Dark on light also in dark mode, because not every scanner reads the reverse. */}
      <svg
        viewBox={`-4 -4 ${picture.size + 8} ${picture.size + 8}`}
        className="w-[min(100%,14rem)]"
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code for your authenticator app"
      >
        <rect x={-4} y={-4} width="100%" height="100%" fill="#fff" />
        <path d={picture.path} fill="#000" />
      </svg>
      <p className="mt-3">
        Key: <b className="font-mono wrap-anywhere">{key}</b>
      </p>
      <Form
        method="post"
        action={`${paths.adminAccount}?setup`}
        className={`mt-3 grid gap-4 ${narrow}`}
        preventScrollReset
        noValidate
      >
        <input type="hidden" name="setup" value={token} />
        <Field
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors?.code}
        />
        <CurrentPassword name="factor_password" error={errors?.factor_password} />
        <p className="flex flex-wrap gap-2">
          <button type="submit" className="tool tool-solid" name="intent" value="factor_on">
            Turn on
          </button>
          <Link className="tool tool-plain" to={paths.adminAccount} preventScrollReset>
            Cancel
          </Link>
        </p>
      </Form>
    </>
  );
}
