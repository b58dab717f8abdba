import { data } from "@remix-run/node";
import { readStaffEmailForm, type StaffEmailDraft } from "#app/outbox/compose/read-staff-email.server";
import { respondWithStaffEmail, type StaffEmailResult } from "#app/outbox/compose/respond-with-staff-email.server";
import { INITIAL_TEXT } from "#app/outbox/compose/staff-email-text";
import { validateStaffEmail } from "#app/outbox/compose/validate-staff-email";
import { firstName } from "#app/server/email/layout.server";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { EntryKind, EntryRow } from "#app/server/inbox-source.server";
import { cleanLine } from "#app/server/text/clean-text";
import { business } from "#app/site";
import { createAnswerError } from "./answer-text";
import { checkStatus, type Recipient, sendAnswer } from "./send-answer.server";

export interface Answer extends StaffEmailDraft {
  recipient: Recipient | null;
  asked: string;
}

export interface OpenedAnswer extends Answer {
  initialSubject: string;
}

export async function openAnswer(
  context: RequestContext,
  kind: EntryKind,
  id: string,
  query: URLSearchParams,
): Promise<OpenedAnswer> {
  const entry = await getEntry(kind, id);
  const subject = kind.createAnswerSubject(await context.settings.read(business));
  return {
    ...readAnswer(kind, id, query),
    ...describeEntry(entry),
    ...{ subject, initialSubject: subject, text: INITIAL_TEXT, problems: checkStatus(kind, entry) },
  };
}

export async function receiveAnswer(context: RequestContext, kind: EntryKind, id: string, actor: string) {
  const { fields } = await receiveForm(context);
  return respondWithStaffEmail(context, await applyAnswer(context, kind, { actor, id, fields }));
}

async function applyAnswer(
  context: RequestContext,
  kind: EntryKind,
  { actor, id, fields }: { actor: string; id: string; fields: URLSearchParams },
): Promise<StaffEmailResult<Answer>> {
  let answer = readAnswer(kind, id, fields);
  try {
    const entry = await getEntry(kind, id);
    answer = { ...answer, ...describeEntry(entry) };
    if (fields.get("intent") !== "send") return { staffEmail: answer, status: 200 };
    const problems = [...checkStatus(kind, entry), ...validateStaffEmail(answer, ["name"])];
    if (problems.length === 0) problems.push(...(await sendAnswer(context, kind, actor, entry, answer)));
    if (problems.length > 0) return { staffEmail: { ...answer, problems }, status: 400 };
    const toast = { title: "Answer Sent", description: `It’s on its way to ${entry.email}.`, tone: "info" } as const;
    return { toast, back: answer.back };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    context.log.error({ err: error, id: context.requestId }, "answer not sent");
    return { staffEmail: { ...answer, problems: [createAnswerError()] }, status: 503 };
  }
}

/** @throws 404 */
async function getEntry(kind: EntryKind, id: string): Promise<EntryRow> {
  const entry = await kind.findRow(id);
  if (!entry) throw data(null, { status: 404 });
  return entry;
}

const readAnswer = (kind: EntryKind, id: string, fields: URLSearchParams): Answer => ({
  ...readStaffEmailForm(fields, kind.getPath(encodeURIComponent(id))),
  recipient: null,
  asked: "",
});

const describeEntry = ({ name, email, text }: EntryRow): Pick<Answer, "recipient" | "asked"> => ({
  recipient: { fullName: name, email, placeholders: { name: firstName(name) || cleanLine(name) } },
  asked: text,
});
