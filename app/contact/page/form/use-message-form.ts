import { useFetcher } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import {
  type ContactForm,
  consent,
  ENHANCED_FIELD,
  listFields,
  type MessageKey,
} from "#app/contact/model/message-fields";
import {
  findMessageProblems,
  type MessageProblem,
  type MessageResult,
  type MessageValues,
  readMessageValues,
} from "#app/contact/model/validate-message";
import { hiddenFields } from "#app/server/forms/visitor-form";
import { announce } from "#app/ui/feedback/announce";
import { newFormId } from "#app/ui/form/form-id";
import { useCorrected } from "#app/ui/form/use-corrected";
import { useReplyTime } from "#app/ui/use-site";

type Field = NonNullable<MessageProblem["field"]>;

const empty: MessageValues = { texts: {}, consent: false, formId: "", visitSource: "" };

interface Thanks {
  name: string;
  /** The height of the form that the message replaces. */
  height: number;
}

export function useMessageForm(form: ContactForm, path: string, returned: MessageResult | undefined) {
  // Kept in state, because Remix drops an action's data on the next navigation, even to a hash.
  const [first] = useState(() => (returned?.ok === false ? returned : null));
  const fetcher = useFetcher<MessageResult>();
  const element = useRef<HTMLFormElement>(null);
  const formId = useRef(first?.values?.formId ?? "");
  const openedAt = useRef(0);
  const [answer, setAnswer] = useState({ problems: first?.problems ?? [], count: 0 });
  const { problems, hideError, forgetCorrected } = useCorrected<Field, MessageProblem>(answer.problems);
  const [thanks, setThanks] = useState<Thanks | null>(null);
  const [round, setRound] = useState(0);
  const reply = useReplyTime();

  const inputs = listInputs(form);

  const showProblems = useCallback(
    (problems: MessageProblem[]) => {
      setAnswer(({ count }) => ({ problems, count: count + 1 }));
      forgetCorrected();
    },
    [forgetCorrected],
  );

  const result = fetcher.data;
  useEffect(() => {
    if (!result) return;
    if (!result.ok) return showProblems(result.problems);
    setAnswer(({ count }) => ({ problems: [], count }));
    setThanks({ name: result.name, height: element.current?.offsetHeight ?? 0 });
    announce(`Thank you. We have your message. We reply ${reply}.`);
  }, [result, showProblems, reply]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    const data = new FormData(event.currentTarget);
    const found = findMessageProblems(form, readMessageValues(form, data));
    if (found.some(({ field }) => field === "consent")) window.alert(consent.missing);
    if (found.length > 0) return showProblems(found);
    formId.current ||= newFormId();
    data.set(hiddenFields.formId, formId.current);
    data.set(ENHANCED_FIELD, "1");
    // A form that the server returned was opened on an earlier page, so its time is unknown.
    if (!first) data.set(hiddenFields.elapsed, String(Math.round(performance.now() - openedAt.current)));
    fetcher.submit(data, { method: "post", action: path, encType: "multipart/form-data" });
  }

  function correct(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const field = problems.find((problem) => problem.field && inputs[problem.field] === name)?.field;
    if (field) hideError(field);
  }

  const startAgain = useCallback(() => {
    formId.current = "";
    openedAt.current = performance.now();
    setThanks(null);
    setRound((number) => number + 1);
  }, []);

  const initial = (round === 0 && first?.values) || empty;
  const errorOf = (field: MessageProblem["field"]) => problems.find((problem) => problem.field === field)?.text;
  return {
    /** Each round starts with empty fields. */
    round,
    initial,
    problems,
    /** Changes when the error summary should take the focus again. */
    answerCount: answer.count,
    errorOf,
    getFieldProps: (key: MessageKey) => ({ value: initial.texts[key], error: errorOf(key) }),
    getInputId: (field: NonNullable<MessageProblem["field"]>) => inputs[field] ?? field,
    busy: fetcher.state !== "idle",
    thanks,
    startAgain,
    formProps: { ref: element, method: "post", action: path, noValidate: true, onSubmit: send, onChange: correct },
  } as const;
}

function listInputs(form: ContactForm): Partial<Record<NonNullable<MessageProblem["field"]>, string>> {
  return { ...Object.fromEntries(listFields(form).map(([key, { name }]) => [key, name])), consent: consent.name };
}

export type MessageForm = ReturnType<typeof useMessageForm>;
