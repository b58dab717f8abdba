import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import { receiveForm } from "#app/server/forms/form.server";
import { setFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import {
  type ConnectionLost,
  isConnectionLost,
  loadOrStay,
  postWithFallback,
} from "../../../ui/feedback/lost-connection";
import { LetterForm } from "../../../ui/letter/letter-form";
import { useLastLoaded } from "../../../ui/list/use-last-loaded";
import { answerRules, createAnswerError } from "./answer-text";
import { type Answer, openAnswer, receiveAnswer } from "./receive-answer.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Answer") }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return openAnswer(context, params.id as string, new URL(request.url).searchParams);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request);
  const { fields } = await receiveForm(context);
  const received = await receiveAnswer(context, { actor: user.name || user.userId, id: params.id as string, fields });
  if ("answer" in received) return data(received.answer, { status: received.status });
  const headers = { "Set-Cookie": await setFlash(context, received.toast) };
  return redirect(received.back, { status: 303, headers });
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "contact/inbox/message/answer");
}

type SendFailure = Pick<Answer, "problems">;

/** If sending fails, the answer stays with everything that was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<Answer, SendFailure>({ request, serverAction }, { problems: [createAnswerError()] });
}

/** Changes of the list behind the answer must not reset it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

export default function AnswerPage() {
  const opened = useLoaderData<typeof loader>();
  const result = useActionData<Answer | (SendFailure & ConnectionLost)>();
  const answer = useLastLoaded<Answer>(result && !isConnectionLost(result) ? result : null) ?? opened;
  const recipient = answer.recipient ?? opened.recipient;
  const [problem] = (result ?? opened).problems;
  return (
    <LetterForm
      key={`${answer.formId} ${answer.problems.length}`}
      title={`Answer ${recipient?.fullName ?? ""}`}
      letter={answer}
      problem={problem}
      rules={answerRules}
      to={recipient && [recipient]}
      recipientLine={<AskedText asked={answer.asked || opened.asked} />}
      hint="{name} is the first name."
    />
  );
}

/** A long one is closed, so that the fields stay in sight. */
const LONG_TEXT = 600;

function AskedText({ asked }: { asked: string }) {
  return (
    <details className="ticket-more" open={asked.length < LONG_TEXT}>
      <summary>What was asked</summary>
      <p className="ticket-words border-t-2 border-ink pt-2">{asked || "No text"}</p>
    </details>
  );
}
