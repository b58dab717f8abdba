import { randomUUID } from "node:crypto";
import { firstName } from "#app/server/email/layout.server";
import { FORM_TOO_LARGE, FormUnreadable, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import { allowsMessage, findSpamReasons, tooManyMessages } from "#app/server/forms/score-spam.server";
import { keepVisitSource, readVisitSource } from "#app/server/forms/visit-source.server";
import type { RequestContext } from "#app/server/http/context.server";
import { type ContactForm, hiddenFields } from "../model/message-fields";
import {
  findMessageProblems,
  type MessageProblem,
  type MessageResult,
  type MessageValues,
  readMessageValues,
} from "../model/validate-message";
import { storeMessage } from "./store-message.server";

export interface ReceivedMessage {
  result: MessageResult;
  status: number;
  /** Whether JavaScript sent the form and shows the result on the same page. */
  enhanced: boolean;
}

const notRead = "We couldn’t read your message. Please send it again.";
const notStored =
  "We couldn’t save your message just now. Everything you typed is still here. Please send it again in a moment.";

/** Whatever goes wrong, the result is the form as typed with an error message, never an error page. */
export async function receiveMessage(
  context: RequestContext,
  form: ContactForm,
  page: string,
): Promise<ReceivedMessage> {
  let posted: ReceivedForm;
  try {
    posted = await receiveForm(context, { reportsTruncation: true });
  } catch (error) {
    if (!(error instanceof FormUnreadable))
      context.log.error({ err: error, id: context.requestId }, "contact form not read");
    return reject(readMessageValues(form, new URLSearchParams()), [{ field: null, text: notRead }], 400);
  }
  const { fields } = posted;
  const source = readVisitSource(context, page, fields);
  const read = readMessageValues(form, fields);
  const values = { ...read, visitSource: keepVisitSource(context, page, fields) };
  if (posted.fieldsTruncated) return reject(values, [{ field: null, text: FORM_TOO_LARGE }], 400);
  const problems = findMessageProblems(form, values);
  if (problems.length > 0) return reject(values, problems, 400);
  if (!allowsMessage(context)) return reject(values, [{ field: null, text: tooManyMessages }], 429);
  const { name = "", email = "", businessName = null, message = "" } = values.texts;
  const spamReasons = findSpamReasons(context, {
    ...{ clientIp: context.clientIp, name, email, businessName, message },
    trap: fields.get(hiddenFields.trap) ?? "",
    elapsed: readElapsed(fields.get(hiddenFields.elapsed)),
  });
  try {
    await storeMessage(context, { form, formId: values.formId, texts: values.texts, source, spamReasons });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "contact message not stored");
    return reject(values, [{ field: null, text: notStored }], 503);
  }
  return { result: { ok: true, name: firstName(name) }, status: 200, enhanced: fields.has(hiddenFields.enhanced) };
}

function readElapsed(text: string | null): number | null {
  const elapsed = text ? Number(text) : Number.NaN;
  return Number.isFinite(elapsed) ? elapsed : null;
}

function reject(values: MessageValues, problems: MessageProblem[], status: number): ReceivedMessage {
  const formId = values.formId || randomUUID();
  return { result: { ok: false, values: { ...values, formId }, problems }, status, enhanced: false };
}
