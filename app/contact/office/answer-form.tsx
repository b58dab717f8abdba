import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { getAnswerUrl } from "#app/inbox/filters";
import { createGreeting, INITIAL_TEXT } from "#app/outbox/compose/staff-email-text";
import { useBusiness } from "#app/ui/use-site";
import { createAnswerRules, createInitialSubject, isSentWith } from "../model/answer-text";

interface AnswerFormProps {
  message: { id: string; firstName: string; answers: readonly { id: string }[] };
  answerId: string;
  /** Where the answer's window returns to. */
  back: string;
}

/** Sends at once. A refused answer and a preview open in a window of their own, with what was typed. */
export function AnswerForm({ message, answerId, back }: AnswerFormProps) {
  const business = useBusiness();
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<{ formId: string; text: string } | null>(null);
  const rememberSent = ({ nativeEvent }: FormEvent) => {
    const { submitter } = nativeEvent as SubmitEvent;
    const isSending = submitter instanceof HTMLButtonElement && submitter.value === "send";
    sent.current = isSending && field.current ? { formId: answerId, text: field.current.value } : null;
  };
  // Colleagues' answers, and what is typed after sending, leave the field alone.
  useEffect(() => {
    if (!sent.current) return;
    const { formId, text } = sent.current;
    if (!message.answers.some((answer) => isSentWith(formId, answer))) return;
    if (field.current?.value === text) field.current.form?.reset();
    sent.current = null;
  }, [message.answers]);
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
        defaultValue={message.firstName ? createGreeting(message.firstName) : INITIAL_TEXT}
        autoComplete="off"
        aria-describedby={message.firstName ? undefined : "answer-hint"}
      />
      {message.firstName ? null : (
        <p id="answer-hint" className="text-small text-ink-2">
          We fill in {"{name}"}.
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-2">
        <button className="tool tool-hot font-bold" name="intent" value="send" type="submit">
          Send answer
        </button>
        <button className="tool tool-plain px-0" name="intent" value="preview" type="submit">
          Preview and subject
        </button>
      </p>
    </Form>
  );
}
