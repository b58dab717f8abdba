import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { createGreeting, INITIAL_TEXT } from "#app/outbox/compose/staff-email-text";
import type { EntryView } from "../entry-view.server";
import type { LoadedEntry } from "../load-entry.server";
import { createAnswerRules, isSentWith } from "./answer-text";

interface AnswerFormProps {
  entry: Pick<EntryView, "firstName" | "answers">;
  answer: LoadedEntry["answer"];
  back: string;
}

/** Sends at once. A refused answer and a preview open in a window of their own, with what was typed. */
export function AnswerForm({ entry, answer, back }: AnswerFormProps) {
  const { formId, path, subject } = answer;
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<{ formId: string; text: string } | null>(null);
  const rememberSent = ({ nativeEvent }: FormEvent) => {
    const { submitter } = nativeEvent as SubmitEvent;
    const isSending = submitter instanceof HTMLButtonElement && submitter.value === "send";
    sent.current = isSending && field.current ? { formId, text: field.current.value } : null;
  };
  // Colleagues' answers, and what is typed after sending, leave the field alone.
  useEffect(() => {
    if (!sent.current) return;
    const { formId, text } = sent.current;
    if (!entry.answers.some((answer) => isSentWith(formId, answer))) return;
    if (field.current?.value === text) field.current.form?.reset();
    sent.current = null;
  }, [entry.answers]);
  return (
    <Form
      className="mt-2.5 grid gap-1.5"
      method="post"
      action={`${path}?${new URLSearchParams({ back })}`}
      state={{ overList: true }}
      preventScrollReset
      onSubmit={rememberSent}
    >
      <input type="hidden" name="form_id" value={formId} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="subject" value={subject} />
      <label htmlFor="answer" className="font-semibold">
        Your answer
      </label>
      <textarea
        id="answer"
        name="text"
        rows={2}
        className="field-sizing-content min-h-17 [@media(height>=50rem)]:min-h-30"
        maxLength={createAnswerRules(subject).limits.text}
        ref={field}
        defaultValue={entry.firstName ? createGreeting(entry.firstName) : INITIAL_TEXT}
        autoComplete="off"
        aria-describedby={entry.firstName ? undefined : "answer-hint"}
      />
      {entry.firstName ? null : (
        <p id="answer-hint" className="text-small text-ink-2">
          We fill in {"{name}"}.
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
