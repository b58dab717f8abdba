import { Form } from "@remix-run/react";
import { type Filters, getAnswerUrl, getMessageUrl } from "#app/inbox/list/filters";
import { INITIAL_TEXT } from "#app/outbox/compose/staff-email-text";
import { useBusiness } from "#app/ui/use-site";
import { createAnswerRules, createInitialSubject } from "../model/answer-text";

interface AnswerFormProps {
  message: { id: string; name: string };
  answerId: string;
  filters: Filters;
}

/** Sends at once. A refused answer and a preview open in a window of their own, with what was typed. */
export function AnswerForm({ message, answerId, filters }: AnswerFormProps) {
  const business = useBusiness();
  const back = getMessageUrl(message.id, filters);
  return (
    <Form
      className="mt-3 grid gap-2"
      method="post"
      action={getAnswerUrl(message.id, back)}
      state={{ overList: true }}
      preventScrollReset
    >
      <input type="hidden" name="form_id" value={answerId} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="subject" value={createInitialSubject(business)} />
      <label htmlFor="answer" className="font-semibold">
        Your answer
      </label>
      <textarea
        id="answer"
        name="text"
        rows={6}
        maxLength={createAnswerRules(business).limits.text}
        defaultValue={INITIAL_TEXT}
        autoComplete="off"
      />
      <p className="flex flex-wrap items-center justify-between gap-2">
        <button className="tool tool-hot font-bold" name="intent" value="send" type="submit">
          Send Answer
        </button>
        <button className="tool tool-plain" name="intent" value="preview" type="submit">
          Preview and subject
        </button>
      </p>
    </Form>
  );
}
