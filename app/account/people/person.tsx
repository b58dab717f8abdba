import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { useFormVersion } from "#app/ui/form/use-form-version";
import { EditHistory } from "#app/ui/list/edit-history.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { requireRight } from "../auth.server";
import type { RefusedChoices } from "../notifications/choice-texts";
import { ChoicesForm } from "../notifications/choices-form";
import { type LoadedPerson, loadPerson } from "./load-people.server";
import { peopleFailed, type RefusedPerson } from "./people-texts";
import { PersonForm } from "./person-form";
import { AccountActions, InvitationBar, PersonFacts } from "./person-state-section";
import { keepTypedPerson, receivePersonPost } from "./receive-people-post.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `${data?.person.name ?? ""}, people`) },
];

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<LoadedPerson> {
  await requireRight(context, request, "admins");
  return loadPerson(context, params.userId ?? "");
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "admins");
  const userId = params.userId ?? "";
  const { person } = await loadPerson(context, userId);
  const { fields } = await receiveForm(context);
  const post = { userId, name: person.name, actor: user.name || user.userId, fields };
  const result = await answerFailure(context, receivePersonPost(context, post), keepTypedPerson(fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  const { toast, to } = result;
  if (toast.tone !== "error")
    context.log.info({ user: user.userId, intent: fields.get("intent"), account: userId }, "account changed");
  return redirectWithFlash(context, to, toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<LoadedPerson>(args, "account/people/person");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedPerson | RefusedChoices, Flash>({ request, serverAction }, peopleFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

const noAddress = (
  <p>
    Without an email address, this account gets nothing. <a href="#email">Add one first</a>.
  </p>
);
const notes: Partial<Record<LoadedPerson["person"]["state"], string>> = {
  invited: "They get these once they have accepted the invitation.",
  off: "The account is turned off, so they get nothing.",
};

const replacing = ["save_person", "undo_person"];
const replacingChoices = ["save_notifications", "undo_notifications"];

export default function PersonScreen() {
  const { person, lastAdminNote, texts, choices, edits } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedPerson | RefusedChoices | Flash>();
  const refused = answer && "theirs" in answer ? answer : undefined;
  const refusedChoices = answer && "choices" in answer ? answer : undefined;
  const version = useFormVersion(replacing, refused !== undefined);
  const choicesVersion = useFormVersion(replacingChoices, refusedChoices !== undefined);
  const note = notes[person.state];
  const conflict = refused && refused.theirs.length > 0 ? JSON.stringify(refused.shown) : "";
  return (
    <>
      <ScreenHead
        title={person.name}
        back={{ label: "All people", to: paths.adminPeople }}
        state={<PersonFacts person={person} />}
        text={lastAdminNote ? `You can’t turn off this account. ${lastAdminNote}` : null}
      >
        <AccountActions person={person} canTurnOff={!lastAdminNote} />
      </ScreenHead>
      {person.invitation ? <InvitationBar invitation={person.invitation} /> : null}
      <div
        className={`${person.invitation ? "mt-5" : "mt-4"} grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr]`}
      >
        <PersonForm
          key={`${person.userId} ${version} ${conflict}`}
          texts={texts}
          refused={refused}
          isMain={!person.invitation?.isOver}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] xl:row-span-2">
          <ChoicesForm
            key={`choices ${person.userId} ${choicesVersion} ${JSON.stringify(refusedChoices?.shown ?? "")}`}
            choices={choices}
            refused={refusedChoices}
            isMain={!person.invitation?.isOver}
            note={choices.email ? note && <p className="text-ink-2">{note}</p> : noAddress}
          />
        </div>
        {edits.length > 0 ? <EditHistory edits={edits} intent="undo_person" /> : null}
      </div>
      <AnswerToast answer={answer} />
    </>
  );
}
