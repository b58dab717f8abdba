import type { MetaFunction } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { StaffEmailForm } from "#app/outbox/compose/staff-email-form.tsx";
import { useStaffEmail } from "#app/outbox/compose/use-staff-email";
import { pageTitle } from "#app/site";
import { postWithFallback } from "#app/ui/feedback/lost-connection";
import { createAnswerError, createAnswerRules } from "./answer-text";
import type { Answer, OpenedAnswer } from "./receive-answer.server";

/** The inbox list reads this to know that an answer is open. */
export const answerHandle = { isAnswer: true };

export const answerMeta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Answer") }];

export function postAnswer({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback({ request, serverAction }, { problems: [createAnswerError()] });
}

export function AnswerPage({ opened }: { opened: OpenedAnswer }) {
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
