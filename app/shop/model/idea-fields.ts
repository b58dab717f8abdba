import { findTextProblem, readFormId, type TextField } from "#app/server/forms/text-field";
import { visitSourceField } from "#app/server/forms/visit-source";
import { cleanEmail, cleanLine, cleanText, isEmailAddress } from "#app/server/text/clean-text";

export type IdeaKey = "name" | "email" | "idea";

export const ideaFields: Record<IdeaKey, TextField & { required: string }> = {
  name: { name: "name", label: "Name", limit: 200, required: "Please enter your name.", autoComplete: "name" },
  email: {
    name: "email",
    label: "Email",
    limit: 254,
    required: "Please enter your email address.",
    format: { isValid: isEmailAddress, problem: "Please enter a valid email address." },
    type: "email",
    autoComplete: "email",
  },
  idea: { name: "idea_request", label: "Your idea", limit: 10_000, required: "Please describe your idea." },
};

export const hiddenFields = {
  formId: "form_id",
  /** Only programs fill it in. */
  trap: "homepage",
} as const;

interface IdeaValues {
  texts: Record<IdeaKey, string>;
  formId: string;
  visitSource: string;
}

/** Without a field it concerns the whole form. */
export interface IdeaProblem {
  field: IdeaKey | null;
  text: string;
}

export type IdeaResult = { ok: true } | { ok: false; values: IdeaValues; problems: IdeaProblem[] };

/** Not validated, because the visitor sees these values again if something is wrong. */
export function readIdeaValues(posted: Pick<URLSearchParams, "get">): IdeaValues {
  const text = (name: string) => posted.get(name) ?? "";
  return {
    texts: {
      name: cleanLine(text(ideaFields.name.name)),
      email: cleanEmail(text(ideaFields.email.name)),
      idea: cleanText(text(ideaFields.idea.name)).trim(),
    },
    formId: readFormId(text(hiddenFields.formId)),
    visitSource: text(visitSourceField).slice(0, 8000),
  };
}

/** All problems at once, in the order of the form. */
export function findIdeaProblems({ texts }: IdeaValues): IdeaProblem[] {
  return (Object.keys(ideaFields) as IdeaKey[]).flatMap((field) => {
    const text = findTextProblem(ideaFields[field], texts[field]);
    return text === null ? [] : [{ field, text }];
  });
}

/** The key in `Feature.inboxEntries`, `Feature.records` and `Feature.trash`. */
export const IDEA_KIND = "idea";
