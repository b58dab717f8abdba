import {
  findTextProblems,
  readVisitorForm,
  type VisitorProblem,
  type VisitorValues,
} from "#app/server/forms/visitor-form";
import { type ContactForm, consent, listFields, type MessageKey } from "./message-fields";

export interface MessageValues extends VisitorValues<Partial<Record<MessageKey, string>>> {
  consent: boolean;
}

export type MessageProblem = VisitorProblem<MessageKey | "consent">;

export type MessageResult =
  | { ok: true; name: string }
  /** Values are null if the connection failed, because the form still has them. */
  | { ok: false; values: MessageValues | null; problems: MessageProblem[] };

export function readMessageValues(form: ContactForm, posted: Pick<FormData | URLSearchParams, "get">): MessageValues {
  return { ...readVisitorForm(listFields(form), posted), consent: Boolean(posted.get(consent.name)) };
}

export function findMessageProblems(form: ContactForm, values: MessageValues): MessageProblem[] {
  const problems: MessageProblem[] = findTextProblems(listFields(form), values.texts);
  const refused = form === "inquiry" && !values.consent;
  return refused ? [...problems, { field: "consent", text: consent.missing }] : problems;
}
