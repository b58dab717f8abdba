import { cleanLine, cleanText } from "#app/server/forms/clean-text";
import { visitSourceField } from "#app/server/forms/visit-source";
import {
  type ContactForm,
  consent,
  hiddenFields,
  listFields,
  type MessageField,
  type MessageKey,
} from "./message-fields";

export interface MessageValues {
  texts: Partial<Record<MessageKey, string>>;
  consent: boolean;
  formId: string;
  visitSource: string;
}

/** The field is null for a problem with the whole form. */
export interface MessageProblem {
  field: MessageKey | "consent" | null;
  text: string;
}

export type MessageResult =
  | { ok: true; name: string }
  /** Values are null if the connection failed, because the form still has them. */
  | { ok: false; values: MessageValues | null; problems: MessageProblem[] };

/** Not validated, because the visitor gets these values back if something is wrong. */
export function readMessageValues(form: ContactForm, posted: Pick<FormData | URLSearchParams, "get">): MessageValues {
  const text = (name: string) => String(posted.get(name) ?? "");
  const formId = text(hiddenFields.formId);
  return {
    texts: Object.fromEntries(
      listFields(form).map(([key, { name }]) => [
        key,
        key === "message" ? cleanText(text(name)).trim() : cleanLine(text(name)),
      ]),
    ),
    consent: text(consent.name) !== "",
    formId: /^[\w-]{1,64}$/.test(formId) ? formId : "",
    visitSource: text(visitSourceField).slice(0, 8000),
  };
}

/** All problems, in the order of the form. */
export function findMessageProblems(form: ContactForm, values: MessageValues): MessageProblem[] {
  const problems: MessageProblem[] = listFields(form).flatMap(([key, field]) => {
    const text = findFieldProblem(field, values.texts[key] ?? "");
    return text === null ? [] : [{ field: key, text }];
  });
  const refused = form === "inquiry" && !values.consent;
  return refused ? [...problems, { field: "consent", text: consent.missing }] : problems;
}

function findFieldProblem({ label, limit, required, format, choices }: MessageField, text: string): string | null {
  if (required && !/[^\p{Cf}\p{Z}\s]/u.test(text)) return required;
  if (text.length > limit) return `${label}: please keep it to ${limit.toLocaleString("en-US")} characters.`;
  if (format && text && !format.isValid(text)) return format.problem;
  if (choices && text && !choices.includes(text)) return `${label}: please choose from the list.`;
  return null;
}
