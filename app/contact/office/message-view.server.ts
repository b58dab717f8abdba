import type { LoadedHistory } from "#app/inbox/load-entry-history.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import { formatMoment } from "#app/server/time/business-time.server";
import { formatHistory } from "#app/trash/history.server";
import type { Message } from "../answer/find-message.server";
import { formLabels, listFields } from "../model/message-fields";

type History = Omit<LoadedHistory, "colleagues">;

export function toMessageView(message: Message, { notes, answers, history }: History, zone: string) {
  const { id, form, name, email, phone, status, assigneeId, consentText, spamReasons, source } = message;
  const at = (date: Date) => formatMoment(date, zone);
  const shownElsewhere = ["name", "email", "phone", "message"];
  const text = `Sent with the ${formLabels[form].toLowerCase()}`;
  const sent = { id, at: message.createdAt, actor: name, text, detail: null };
  return {
    ...{ id, name, email, phone, status, assigneeId, consentText, spamReasons },
    label: formLabels[form],
    text: message.message,
    details: listFields(form).flatMap(([key, { label }]) => {
      const value = message[key];
      return value && !shownElsewhere.includes(key) ? [{ label, value }] : [];
    }),
    source: describeVisitSource(source),
    received: at(message.createdAt),
    trashedAt: message.deletedAt && at(message.deletedAt),
    notes,
    answers,
    history: formatHistory([...history, sent], zone),
  };
}

export type MessageView = ReturnType<typeof toMessageView>;
