import { data } from "@remix-run/node";
import { readStaffEmailForm, type StaffEmailDraft } from "#app/outbox/compose/read-staff-email.server";
import type { StaffEmailResult } from "#app/outbox/compose/respond-with-staff-email.server";
import { INITIAL_TEXT } from "#app/outbox/compose/staff-email-text";
import { validateStaffEmail } from "#app/outbox/compose/validate-staff-email";
import { paths } from "#app/paths";
import { firstName } from "#app/server/email/layout.server";
import type { RequestContext } from "#app/server/http/context.server";
import { cleanLine } from "#app/server/text/clean-text";
import { business } from "#app/site";
import { findMessage, type Message } from "../answer/find-message.server";
import { checkStatus, type Recipient, sendAnswer } from "../answer/send-answer.server";
import { createAnswerError, createInitialSubject } from "../model/answer-text";

/** It has no recipient if the message could not be loaded. */
export interface Answer extends StaffEmailDraft {
  recipient: Recipient | null;
  /** What the visitor wrote. */
  asked: string;
}

/** @throws 404 */
async function getMessage(context: RequestContext, id: string): Promise<Message> {
  const message = await findMessage(context, id);
  if (!message) throw data(null, { status: 404 });
  return message;
}

const readAnswer = (id: string, fields: URLSearchParams): Answer => ({
  ...readStaffEmailForm(fields, paths.adminInboxMessage(encodeURIComponent(id))),
  recipient: null,
  asked: "",
});

const describeMessage = ({ name, email, message }: Message): Pick<Answer, "recipient" | "asked"> => ({
  recipient: { fullName: name, email, placeholders: { name: firstName(name) || cleanLine(name) } },
  asked: message,
});

export async function openAnswer(context: RequestContext, id: string, query: URLSearchParams): Promise<Answer> {
  const message = await getMessage(context, id);
  return {
    ...readAnswer(id, query),
    ...describeMessage(message),
    subject: createInitialSubject(await context.settings.read(business)),
    text: INITIAL_TEXT,
    problems: checkStatus(message),
  };
}

/** Whatever goes wrong, the result keeps what was typed. */
export async function receiveAnswer(
  context: RequestContext,
  { actor, id, fields }: { actor: string; id: string; fields: URLSearchParams },
): Promise<StaffEmailResult<Answer>> {
  let answer = readAnswer(id, fields);
  try {
    const message = await getMessage(context, id);
    answer = { ...answer, ...describeMessage(message) };
    if (fields.get("intent") !== "send") return { staffEmail: answer, status: 200 };
    const problems = [...checkStatus(message), ...validateStaffEmail(answer, ["name"])];
    if (problems.length === 0) problems.push(...(await sendAnswer(context, actor, message, answer)));
    if (problems.length > 0) return { staffEmail: { ...answer, problems }, status: 400 };
    const toast = { title: "Answer Sent", description: `It’s on its way to ${message.email}.`, tone: "info" } as const;
    return { toast, back: answer.back };
  } catch (error) {
    // A thrown 404 response.
    if (!(error instanceof Error)) throw error;
    context.log.error({ err: error, id: context.requestId }, "answer not sent");
    return { staffEmail: { ...answer, problems: [createAnswerError()] }, status: 503 };
  }
}
