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
import { NextStep } from "#app/ui/marks/next-step.tsx";
import { CheckRow } from "#app/ui/office/check-row.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
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
  const next = items.find(({ isDone }) => !isDone);
  const left = items.filter(({ isDone }) => !isDone).length;
  const progress = left === 0 ? "Everything is done." : `${items.length - left} of ${items.length} done.`;
  return (
    <>
      <SettingsHead title="Getting started" text={<span role="status">{progress}</span>} />
      <ol className="divide-y divide-line border-t-3 border-ink bg-paper">
        {items.map((item) => (
          <SetupRow key={item.key} item={item} isNext={item === next} />
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

const done = { label: "Done", edge: "before:bg-leaf", mark: { shape: "full" } } as const;
const open = { label: "Not done", edge: "before:bg-sun", mark: { shape: "point", tone: "sun" } } as const;

function SetupRow({ item, isNext }: { item: ShownSetupItem; isNext: boolean }) {
  const { key, title, text, href, steps, isDone, byHand } = item;
  const look = isDone ? done : open;
  const hasButton = byHand || (isNext && href);
  const name = href ? (
    <Link to={href} className="after:absolute after:inset-0">
      {title}
    </Link>
  ) : (
    title
  );
  return (
    <CheckRow
      id={`setup-${key}`}
      {...look}
      className={`${href ? "hover:bg-ground" : ""} ${hasButton ? "lg:[&>:not(:last-child)]:pt-2" : ""}`.trim()}
      name={
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {isNext ? <NextStep /> : null}
        </span>
      }
      link={
        hasButton ? (
          <div className="flex flex-wrap gap-2 max-md:col-span-full max-md:py-1 md:max-lg:mt-1.5 lg:justify-end">
            {byHand ? (
              <Form method="post" className="relative" preventScrollReset>
                <input type="hidden" name="key" value={key} />
                <button type="submit" className="tool" name="intent" value={isDone ? "mark_open" : "mark_done"}>
                  {isDone ? "Mark as not done" : "Mark as done"}
                  <span className="sr-only">: {title}</span>
                </button>
              </Form>
            ) : null}
            {/* The title's link, which covers the row. */}
            {isNext && href ? (
              <span className="tool tool-solid" aria-hidden="true">
                Open
              </span>
            ) : null}
          </div>
        ) : null
      }
    >
      {text}
      {steps ? (
        <details className="fold relative">
          <summary>{title} steps</summary>
          <div id={`steps-${key}`} className="pb-2">
            <FactList facts={steps.map(({ label, code }) => ({ label, value: <code>{code}</code> }))} isEven />
          </div>
        </details>
      ) : null}
    </CheckRow>
  );
}
