import { inboxStatusLabels } from "#app/inbox/statuses";
import type { Colleague } from "#app/server/colleagues.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import { formatMoment } from "#app/server/time/business-time.server";
import { formatHistory, type HistoryEntry } from "#app/trash/history.server";
import type { Message, MessageEvent } from "../answer/find-message.server";
import { formLabels, listFields } from "../model/message-fields";

interface MessageData {
  message: Message;
  events: MessageEvent[];
  trashEvents: HistoryEntry[];
  colleagues: Colleague[];
}

export function toMessageView({ message, events, trashEvents, colleagues }: MessageData, zone: string) {
  const { id, form, name, email, phone, status, assigneeId, consentText, spamReasons, source } = message;
  const names = new Map(colleagues.map((colleague) => [colleague.userId, colleague.name]));
  const at = (date: Date) => formatMoment(date, zone);
  const listTexts = (kind: MessageEvent["kind"]) =>
    events
      .filter((event) => event.kind === kind)
      .reverse()
      .map((event) => ({
        id: event.id,
        at: at(event.createdAt),
        actor: event.actor,
        subject: event.after,
        text: event.detail ?? "",
      }));
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
    answers: listTexts("answer"),
    notes: listTexts("note"),
    history: formatHistory([...trashEvents, ...events.map((event) => toHistoryEntry(event, names)), sent], zone),
  };
}

export type MessageView = ReturnType<typeof toMessageView>;

function toHistoryEntry(event: MessageEvent, names: ReadonlyMap<string, string>): HistoryEntry {
  const { id, createdAt, actor } = event;
  return { id, at: createdAt, actor, text: describeEvent(event, names), detail: null };
}

function describeEvent({ kind, before, after }: MessageEvent, names: ReadonlyMap<string, string>): string {
  const getStatus = (value: string | null) => inboxStatusLabels[value as Message["status"]] ?? value;
  switch (kind) {
    case "status":
      return `Status: ${getStatus(before)} to ${getStatus(after)}`;
    case "assignee":
      return after ? `Assigned to ${names.get(after) ?? after}` : "Unassigned";
    case "note":
      return "Note added";
    case "answer":
      return `Answer sent: ${after}`;
  }
}
