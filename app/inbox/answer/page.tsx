import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { findScreen } from "#app/office-screens";
import { StaffEmailForm } from "#app/outbox/compose/staff-email-form.tsx";
import { revalidateOnNavigation, useStaffEmail } from "#app/outbox/compose/use-staff-email";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback } from "#app/ui/feedback/lost-connection";
import { findEntryKind } from "../find-entry-kind.server";
import { createAnswerError, createAnswerRules } from "./answer-text";
import { type Answer, openAnswer, receiveAnswer } from "./receive-answer.server";

/** The inbox list reads this to know that an answer is open. */
export const handle = { isAnswer: true };

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Answer") }];

export const shouldRevalidate = revalidateOnNavigation;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  return openAnswer(context, findEntryKind(context, request), params.id as string, new URL(request.url).searchParams);
}

type Opened = ReturnType<typeof useLoaderData<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "inbox");
  const actor = user.name || user.userId;
  return receiveAnswer(context, findEntryKind(context, request), params.id as string, actor);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  return loadOrStay<Opened>(args, `${findScreen(pathname)?.pattern}/answer`);
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback({ request, serverAction }, { problems: [createAnswerError()] });
}

export default function AnswerPage() {
  const opened = useLoaderData<typeof loader>();
  const { staffEmail: answer, problem } = useStaffEmail<Answer>(opened);
  const recipient = answer.recipient ?? opened.recipient;
  return (
    <StaffEmailForm
      key={`${answer.formId} ${answer.problems.length}`}
      title={`Answer ${recipient?.fullName ?? ""}`}
      staffEmail={answer}
      problem={problem}
      rules={createAnswerRules(opened.initialSubject)}
      to={recipient && [recipient]}
      recipientLine={<AskedText asked={answer.asked || opened.asked} />}
      hint="We fill in {name}."
    />
  );
}

const LONG_TEXT = 600;

function AskedText({ asked }: { asked: string }) {
  return (
    <details className="fold" open={asked.length < LONG_TEXT}>
      <summary>Original message</summary>
      <p className="ticket-words border-t-2 border-ink pt-2">{asked || "No text"}</p>
    </details>
  );
}
