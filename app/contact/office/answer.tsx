import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { respondWithStaffEmail } from "#app/outbox/compose/respond-with-staff-email.server";
import { StaffEmailForm } from "#app/outbox/compose/staff-email-form.tsx";
import { revalidateOnNavigation, useStaffEmail } from "#app/outbox/compose/use-staff-email";
import { receiveForm } from "#app/server/forms/form.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback } from "#app/ui/feedback/lost-connection";
import { useBusiness } from "#app/ui/use-site";
import { createAnswerError, createAnswerRules } from "../model/answer-text";
import { type Answer, openAnswer, receiveAnswer } from "./receive-answer.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Answer") }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  return openAnswer(context, params.id as string, new URL(request.url).searchParams);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "inbox");
  const { fields } = await receiveForm(context);
  const received = await receiveAnswer(context, { actor: user.name || user.userId, id: params.id as string, fields });
  return respondWithStaffEmail(context, received);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "contact/office/answer");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback({ request, serverAction }, { problems: [createAnswerError()] });
}

export const shouldRevalidate = revalidateOnNavigation;

export default function AnswerPage() {
  const opened = useLoaderData<typeof loader>();
  const { staffEmail: answer, problem } = useStaffEmail<Answer>(opened);
  const rules = createAnswerRules(useBusiness());
  const recipient = answer.recipient ?? opened.recipient;
  return (
    <StaffEmailForm
      key={`${answer.formId} ${answer.problems.length}`}
      title={`Answer ${recipient?.fullName ?? ""}`}
      staffEmail={answer}
      problem={problem}
      rules={rules}
      to={recipient && [recipient]}
      recipientLine={<AskedText asked={answer.asked || opened.asked} />}
      hint="We fill in {name}."
    />
  );
}

/** Longer texts are collapsed, so that the form fields stay visible. */
const LONG_TEXT = 600;

function AskedText({ asked }: { asked: string }) {
  return (
    <details className="ticket-more" open={asked.length < LONG_TEXT}>
      <summary>Original message</summary>
      <p className="ticket-words border-t-2 border-ink pt-2">{asked || "No text"}</p>
    </details>
  );
}
