import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { defaultRights } from "#app/office-rights";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { EditHistory } from "#app/ui/list/edit-history.tsx";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import { requireRight } from "../auth.server";
import { loadPeople } from "./load-people.server";
import { PeopleTable } from "./people-table";
import { peopleFailed, type RefusedPerson } from "./people-texts";
import { joinRights, type PersonTexts } from "./person-fields";
import { PersonFields } from "./person-form-fields";
import { keepTypedPerson, receiveInvitation } from "./receive-people-post.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "People") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  return { ...(await loadPeople(context)), formId: randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId, name } = await requireRight(context, request, "admins");
  const { fields } = await receiveForm(context);
  const work = receiveInvitation(context, { actor: name || userId, fields });
  const result = await answerFailure(context, work, keepTypedPerson(fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  context.log.info({ user: userId }, "colleague invited");
  return redirectWithFlash(context, result.to, result.toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "account/people/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedPerson, Flash>({ request, serverAction }, peopleFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

const inviteTitle = "Add a colleague";

const nobody: PersonTexts = { name: "", email: "", role: "staff", rights: joinRights(defaultRights) };

export default function PeopleScreen() {
  const { people, edits, formId } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedPerson | Flash>();
  const refused = answer && "errors" in answer ? answer : undefined;
  const [query] = useSearchParams();
  const isFormOpen = query.has("new") || refused !== undefined;
  const problems = Object.entries(refused?.errors ?? {}).map(([name, text]) => ({ href: `#${name}`, text }));
  return (
    <>
      <SettingsHead
        title={isFormOpen ? inviteTitle : "People"}
        text={
          isFormOpen
            ? "They’ll get an email with a link to choose a password. The link works once, for seven days."
            : null
        }
        back={isFormOpen ? { label: "All people", to: paths.adminPeople } : null}
      >
        {isFormOpen ? null : (
          <Link className="tool tool-solid" to="?new">
            {inviteTitle}
          </Link>
        )}
      </SettingsHead>
      {isFormOpen ? (
        <section className="panel" aria-label={inviteTitle}>
          {refused?.title ? <ErrorSummary className="mb-4" title={refused.title} problems={problems} /> : null}
          <Form method="post" className="group" preventScrollReset noValidate>
            <input type="hidden" name="intent" value="invite_person" />
            <input type="hidden" name="form_id" value={formId} />
            <PersonFields values={refused?.values ?? nobody} errors={refused?.errors ?? {}} focusesName={!refused} />
            <p className="mt-4 flex flex-wrap gap-2">
              <button type="submit" className="tool tool-solid">
                Send the invitation
              </button>
              <Link className="tool tool-plain" to={paths.adminPeople}>
                Cancel
              </Link>
            </p>
          </Form>
        </section>
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <PeopleTable people={people} />
          {edits.length > 0 ? <EditHistory edits={edits} /> : null}
        </div>
      )}
      <AnswerToast answer={answer} />
    </>
  );
}
