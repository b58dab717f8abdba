import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { type Filters, getAnswerUrl, getMessageUrl } from "#app/inbox/list/filters";
import { INITIAL_TEXT } from "#app/outbox/compose/staff-email-text";
import { useBusiness } from "#app/ui/use-site";
import { createAnswerRules, createInitialSubject } from "../model/answer-text";

interface AnswerFormProps {
  message: { id: string; name: string; answers: readonly unknown[] };
  answerId: string;
  filters: Filters;
}

/** Sends at once. A refused answer and a preview open in a window of their own, with what was typed. */
export function AnswerForm({ message, answerId, filters }: AnswerFormProps) {
  const business = useBusiness();
  const back = getMessageUrl(message.id, filters);
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<string | null>(null);
  const rememberSent = ({ nativeEvent }: FormEvent) => {
    const { submitter } = nativeEvent as SubmitEvent;
    sent.current =
      submitter instanceof HTMLButtonElement && submitter.value === "send" ? (field.current?.value ?? "") : null;
  };
  // Empties the field once its answer is there. A colleague's answer leaves what is being typed.
  const count = message.answers.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (sent.current !== null && sent.current === field.current?.value) field.current.form?.reset();
    sent.current = null;
  }, [count]);
  return (
    <Form
      className="mt-3 grid gap-2"
      method="post"
      action={getAnswerUrl(message.id, back)}
      state={{ overList: true }}
      preventScrollReset
      onSubmit={rememberSent}
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
        ref={field}
        defaultValue={INITIAL_TEXT}
        autoComplete="off"
        aria-describedby="answer-hint"
      />
      <p id="answer-hint" className="text-small text-ink-2">
        We fill in {"{name}"}.
      </p>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <button className="tool tool-hot font-bold" name="intent" value="send" type="submit">
          Send answer
        </button>
        <button className="tool tool-plain" name="intent" value="preview" type="submit">
          Preview and subject
        </button>
      </p>
    </Form>
  );
}
