import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import type { Flash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { countThingsToFix, ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { useFormVersion } from "#app/ui/form/use-form-version";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { StateBar } from "#app/ui/office/state-bar.tsx";
import { StateFacts } from "#app/ui/office/state-facts.tsx";
import { TestOutcomeView } from "#app/ui/office/test-outcome.tsx";
import { requireUser } from "../auth.server";
import type { RefusedChoices } from "../notifications/choice-texts";
import { ChoicesForm } from "../notifications/choices-form";
import { isChoicesPost, keepTypedChoices } from "../notifications/receive-choices-post.server";
import type { AccountAnswer } from "./account-post.server";
import { accountFailed } from "./account-texts";
import { type LoadedAccount, loadAccount } from "./load-account.server";
import { NameForm, PasswordForm } from "./name-and-password";
import { receiveAccountPost } from "./receive-account-post.server";
import { SecondFactor } from "./second-factor";
import { Sessions } from "./sessions";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Your account") }];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<LoadedAccount> {
  return loadAccount(context, request, await requireUser(context, request));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request);
  const { fields } = await receiveForm(context);
  const failure = isChoicesPost(fields) ? keepTypedChoices(fields, accountFailed) : accountFailed;
  const result = await answerFailure(context, receiveAccountPost({ context, request, user, fields }), failure);
  if (result instanceof Response) {
    context.log.info({ user: user.userId, intent: fields.get("intent") }, "own account changed");
    return result;
  }
  return "refused" in result
    ? data(result.refused, { status: result.status })
    : data(result.answer, { status: result.status });
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<LoadedAccount>(args, "account/own/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<AccountAnswer | RefusedChoices, Flash>({ request, serverAction }, accountFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

const stack = "grid grid-cols-[minmax(0,1fr)] gap-5";

// Above this number, the table of kinds is as tall as all other cards together, so Sessions moves to the other column.
const FEW_KINDS = 6;

export default function AccountScreen() {
  const account = useLoaderData<typeof loader>();
  const answer = useActionData<AccountAnswer | RefusedChoices | Flash>();
  const refusedChoices = answer && "choices" in answer ? answer : undefined;
  const returned = answer && "errors" in answer && !("choices" in answer) ? answer : undefined;
  const errors = returned?.errors ?? {};
  const version = useFormVersion(["change_password"], returned !== undefined);
  const choicesVersion = useFormVersion(["save_notifications", "undo_notifications"], refusedChoices !== undefined);
  const factor = <SecondFactor account={account} answer={returned} />;
  const sessions = <Sessions sessions={account.sessions} />;
  const isFolded = !(account.choices && account.email);
  const hasFewKinds = isFolded || (account.choices?.kinds.length ?? 0) <= FEW_KINDS;
  return (
    <>
      <ScreenHead
        title="Your account"
        state={
          <StateFacts
            facts={[
              { label: "User ID", value: account.userId },
              ...(account.email ? [{ label: "Email", value: <OwnEmail account={account} /> }] : []),
            ]}
          />
        }
      />
      {account.email ? null : <NoEmailBar emailHref={account.emailHref} />}
      {Object.keys(errors).length > 0 ? (
        <ErrorSummary
          title={countThingsToFix(Object.keys(errors).length)}
          heading="h2"
          problems={Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }))}
          className="mb-4"
        />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <div className={stack}>
          <NameForm name={returned?.name ?? account.name} error={errors.name} />
          <PasswordForm key={version} userId={account.userId} errors={errors} />
          {isFolded ? null : factor}
          {hasFewKinds ? null : sessions}
        </div>
        <div className={stack}>
          {isFolded ? factor : null}
          {hasFewKinds ? sessions : null}
          {account.choices ? (
            <ChoicesForm
              key={`choices ${choicesVersion} ${JSON.stringify(refusedChoices?.shown ?? "")}`}
              choices={account.choices}
              refused={refusedChoices}
              isMain={Boolean(account.email)}
              note={account.email ? null : <NoEmail emailHref={account.emailHref} />}
            >
              {account.email ? <OwnTest account={account} /> : null}
            </ChoicesForm>
          ) : null}
        </div>
      </div>
      <AnswerToast answer={answer && "errors" in answer && !("toast" in answer) ? undefined : answer} />
    </>
  );
}

function OwnEmail({ account: { email, emailHref } }: { account: LoadedAccount }) {
  return (
    <>
      {email} {emailHref ? <Link to={emailHref}>Change it</Link> : null}
    </>
  );
}

const askAdmin = "An admin can add one under Settings, People.";

function NoEmailBar({ emailHref }: Pick<LoadedAccount, "emailHref">) {
  return (
    <div className="mb-5">
      <StateBar
        shape="point"
        tone="sun"
        text={
          <>
            <b>No email address.</b> Without one, you can’t reset a forgotten password. {emailHref ? null : askAdmin}
          </>
        }
      >
        {emailHref ? (
          <Link className="tool tool-solid" to={emailHref}>
            Add your email address
          </Link>
        ) : null}
      </StateBar>
    </div>
  );
}

function NoEmail({ emailHref }: Pick<LoadedAccount, "emailHref">) {
  return (
    <p className="text-ink-2">Without an email address, you don’t get these emails. {emailHref ? null : askAdmin}</p>
  );
}

function OwnTest({ account: { email, test, formId } }: { account: LoadedAccount }) {
  return (
    <>
      <Form
        method="post"
        action={paths.adminAccount}
        className="mt-5 flex flex-wrap items-center gap-3"
        preventScrollReset
      >
        <input type="hidden" name="form_id" value={formId} />
        <button type="submit" className="tool" name="intent" value="send_test_email">
          Send a test email
        </button>
        <span className="min-w-0 text-ink-2 wrap-anywhere">To {email}, to see whether emails reach you.</span>
      </Form>
      {test ? <TestOutcomeView outcome={test} /> : null}
    </>
  );
}
