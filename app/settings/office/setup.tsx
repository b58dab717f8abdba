import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import { listSetup, type ShownSetupItem } from "../setup.server";
import { receiveSetupPost } from "./receive-setup-post.server";

const setupFailed = createErrorToast("We couldn’t change the checklist. Try again.");

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Getting started") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "admins");
  return listSetup(context);
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  const { name } = await requireRight(context, request, "admins");
  const { fields } = await receiveForm(context);
  const result = await answerFailure(context, receiveSetupPost(context, name, fields), setupFailed);
  if ("refused" in result) return data(result.refused, { status: result.status });
  return redirectWithFlash(context, result.to, result.toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "settings/office/setup");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<Flash, Flash>({ request, serverAction }, setupFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function SetupScreen() {
  const { items, dismissed } = useLoaderData<typeof loader>();
  const intent = dismissed ? "show_again" : "dismiss";
  const left = items.filter(({ isDone }) => !isDone).length;
  const progress = left === 0 ? "Everything is done." : `${items.length - left} of ${items.length} done.`;
  return (
    <>
      <SettingsHead title="Getting started" text={<span role="status">{progress}</span>} />
      <ol className="mt-4 grid max-w-[60rem] gap-3">
        {items.map((item) => (
          <SetupRow key={item.key} item={item} />
        ))}
      </ol>
      <Form method="post" className="mt-4">
        <button type="submit" className="tool" name="intent" value={intent}>
          {dismissed ? "Show after sign-in" : "Dismiss the checklist"}
        </button>
      </Form>
      <AnswerToast answer={useActionData<Flash>()} />
    </>
  );
}

function SetupRow({ item: { key, title, text, href, isDone, byHand } }: { item: ShownSetupItem }) {
  const intent = isDone ? "mark_open" : "mark_done";
  return (
    <li
      className={`flex flex-wrap items-start justify-between gap-x-5 gap-y-3 px-3 py-4 sm:px-5 ${isDone ? "bg-paper" : "bg-canary"}`}
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2>{href ? <Link to={href}>{title}</Link> : title}</h2>
        <p className="mt-1 max-w-[60ch]">{text}</p>
      </div>
      <div className="flex items-center gap-3">
        <b>{isDone ? "Done" : "Not done"}</b>
        {byHand ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="key" value={key} />
            <button type="submit" className="tool" name="intent" value={intent}>
              {isDone ? "Mark as not done" : "Mark as done"}
              <span className="sr-only">: {title}</span>
            </button>
          </Form>
        ) : null}
      </div>
    </li>
  );
}
