import { findTextProblem, readFormId } from "#app/server/forms/text-field";
import { visitSourceField } from "#app/server/forms/visit-source";
import { cleanEmail, cleanLine, cleanText } from "#app/server/text/clean-text";
import { type ContactForm, consent, hiddenFields, listFields, type MessageKey } from "./message-fields";

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
  return {
    texts: Object.fromEntries(listFields(form).map(([key, { name }]) => [key, cleanValue(key, text(name))])),
    consent: text(consent.name) !== "",
    formId: readFormId(text(hiddenFields.formId)),
    visitSource: text(visitSourceField).slice(0, 8000),
  };
}

function cleanValue(key: MessageKey, value: string): string {
  if (key === "message") return cleanText(value).trim();
  return key === "email" ? cleanEmail(value) : cleanLine(value);
}

/** All problems, in the order of the form. */
export function findMessageProblems(form: ContactForm, values: MessageValues): MessageProblem[] {
  const problems: MessageProblem[] = listFields(form).flatMap(([key, field]) => {
    const text = findTextProblem(field, values.texts[key] ?? "");
    return text === null ? [] : [{ field: key, text }];
  });
  const refused = form === "inquiry" && !values.consent;
  return refused ? [...problems, { field: "consent", text: consent.missing }] : problems;
}
