import { firstName } from "#app/server/email/layout.server";
import { receiveVisitorForm } from "#app/server/forms/receive-visitor-form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { type ContactForm, ENHANCED_FIELD } from "../model/message-fields";
import { findMessageProblems, type MessageResult, readMessageValues } from "../model/validate-message";
import { storeMessage } from "./store-message.server";

interface ReceivedMessage {
  result: MessageResult;
  status: number;
  enhanced: boolean;
}

export async function receiveMessage(
  context: RequestContext,
  form: ContactForm,
  page: string,
): Promise<ReceivedMessage> {
  const received = await receiveVisitorForm(context, page, {
    name: "contact message",
    read: (posted) => readMessageValues(form, posted),
    findProblems: (values) => findMessageProblems(form, values),
    getMessage({ texts: { name = "", email = "", businessName = null, message = "" } }) {
      return { name, email, businessName, message };
    },
    store: ({ texts, formId }, received) => storeMessage(context, { form, texts, formId, ...received }),
    notRead: "We couldn’t read your message. Please send it again.",
    notStored:
      "We couldn’t save your message just now. Everything you typed is still here. Please send it again in a moment.",
  });
  const { rejected, status } = received;
  if (rejected) return { result: rejected, status, enhanced: false };
  const { values, fields } = received;
  return {
    result: { ok: true, name: firstName(values.texts.name ?? "") },
    status,
    enhanced: fields.has(ENHANCED_FIELD),
  };
}
