import { cleanEmail, cleanLine, cleanText } from "../text/clean-text";
import { findTextProblem, readFormId, type TextField } from "./text-field";
import { visitSourceField } from "./visit-source";

export const hiddenFields = {
  formId: "form_id",
  visitSource: visitSourceField,
  /** Milliseconds that the form was open, set by JavaScript. */
  elapsed: "elapsed",
  /** Hidden from people, so only programs fill it in. */
  trap: "homepage",
} as const;

export interface VisitorValues<Texts> {
  texts: Texts;
  formId: string;
  visitSource: string;
}

export interface VisitorProblem<Field extends string> {
  field: Field | null;
  text: string;
}

/** Not validated, because the visitor gets these values back if something is wrong. */
export function readVisitorForm<Key extends string>(
  fields: readonly [Key, TextField][],
  posted: Pick<FormData | URLSearchParams, "get">,
): VisitorValues<Record<Key, string>> {
  const text = (name: string) => String(posted.get(name) ?? "");
  return {
    texts: Object.fromEntries(fields.map(([key, field]) => [key, cleanValue(field, text(field.name))])) as Record<
      Key,
      string
    >,
    formId: readFormId(text(hiddenFields.formId)),
    visitSource: text(visitSourceField).slice(0, 8000),
  };
}

function cleanValue({ isLong, type }: TextField, text: string): string {
  if (isLong) return cleanText(text).trim();
  return type === "email" ? cleanEmail(text) : cleanLine(text);
}

export function findTextProblems<Key extends string>(
  fields: readonly [Key, TextField][],
  texts: Partial<Record<Key, string>>,
): { field: Key; text: string }[] {
  return fields.flatMap(([key, field]) => {
    const text = findTextProblem(field, texts[key] ?? "");
    return text === null ? [] : [{ field: key, text }];
  });
}
