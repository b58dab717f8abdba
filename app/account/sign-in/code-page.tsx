import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SignInFrame, SignInHead, signInBody, signInCard } from "./sign-in-frame";

interface CodePageProps {
  hidden: Record<string, string>;
  problem: string | undefined;
}

export function CodePage({ hidden, problem }: CodePageProps) {
  return (
    <SignInFrame>
      <form method="post" action={paths.adminSignIn} className={signInCard} aria-labelledby="sign-in-title" noValidate>
        <SignInHead title="Enter your code" />
        <div className={signInBody}>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            label="Code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            hint="Six digits from your authenticator app, or one of your recovery codes."
            error={problem}
          />
          <Button wide>Sign in</Button>
          <p>
            <a href={paths.admin} className="font-semibold">
              Start over
            </a>
          </p>
        </div>
      </form>
    </SignInFrame>
  );
}
