import { listColleagues } from "../server/colleagues.server";
import type { InboxStatus } from "../server/feature.server";
import type { RequestContext } from "../server/http/context.server";
import type { Flash } from "../server/http/flash.server";
import { cleanText } from "../server/text/clean-text";
import { createEntryError, type EntryError, MAX_NOTE } from "./entry-error";
import { inboxStatuses, inboxStatusLabels } from "./statuses";

export interface Change<Value> {
  /** The value that the page showed. A colleague may have changed it since. */
  shown: Value;
  next: Value;
}

/** An inbox entry of any feature. Changes return false if the entry has changed since the page showed it. */
export interface EditableEntry {
  noun: string;
  statusIntent: string;
  /** The address that the Undo button posts to. */
  to: string;
  exists(): Promise<boolean>;
  changeStatus(change: Change<InboxStatus>): Promise<boolean>;
  /** `next` is a colleague's id. */
  assign(change: Change<string | null>): Promise<boolean>;
  addNote(note: { text: string; formId: string | null }): Promise<void>;
}

type Result = { toast: Flash } | { error: EntryError; status: number } | null;

/** Null if there is nothing to change. */
export async function receiveEntryChange(
  context: RequestContext,
  entry: EditableEntry,
  fields: URLSearchParams,
): Promise<Result> {
  const refuse = (status: number) => ({ error: createEntryError(entry.noun, fields), status });
  try {
    if (!(await entry.exists())) return refuse(404);
    switch (fields.get("intent")) {
      case entry.statusIntent:
        return await receiveStatus(entry, fields);
      case "assign":
        return await receiveAssignee(context, entry, fields);
      case "note":
        return await receiveNote(entry, fields);
      default:
        return refuse(400);
    }
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, `inbox ${entry.noun} not changed`);
    return refuse(503);
  }
}

async function receiveStatus(entry: EditableEntry, fields: URLSearchParams): Promise<Result> {
  const [next, shown] = [fields.get("status"), fields.get("shown_status")].map((value) =>
    inboxStatuses.find((status) => status === value),
  );
  if (!next || !shown) return { error: createEntryError(entry.noun, fields), status: 400 };
  if (next === shown) return null;
  const isChanged = await entry.changeStatus({ shown, next });
  const title =
    next === "spam" ? "Marked as Spam" : shown === "spam" ? "Restored" : `Marked ${inboxStatusLabels[next]}`;
  return answer(entry, isChanged, title, { intent: entry.statusIntent, status: shown, shown_status: next });
}

async function receiveAssignee(
  context: RequestContext,
  entry: EditableEntry,
  fields: URLSearchParams,
): Promise<Result> {
  const [next, shown] = [fields.get("assignee") || null, fields.get("shown_assignee") || null];
  if (next === shown) return null;
  const colleague = (await listColleagues(context)).find(({ userId }) => userId === next);
  if (next && !colleague) return { error: createEntryError(entry.noun, fields), status: 400 };
  const isChanged = await entry.assign({ shown, next });
  const title = colleague ? `Assigned to ${colleague.name}` : "Unassigned";
  return answer(entry, isChanged, title, { intent: "assign", assignee: shown ?? "", shown_assignee: next ?? "" });
}

function answer({ noun, to }: EditableEntry, isChanged: boolean, title: string, undo: Record<string, string>): Result {
  if (isChanged) return { toast: { title, tone: "info", action: { label: "Undo", to, fields: undo } } };
  return {
    toast: {
      title: "Not Changed",
      description: `A colleague just changed this ${noun}. Here’s how it looks now.`,
      tone: "error",
    },
  };
}

async function receiveNote(entry: EditableEntry, fields: URLSearchParams): Promise<Result> {
  const text = cleanText((fields.get("note") ?? "").toWellFormed()).trim();
  if (!text) return null;
  if (text.length > MAX_NOTE) {
    const description = `Please keep the note to ${MAX_NOTE.toLocaleString("en-US")} characters.`;
    return { error: { ...createEntryError(entry.noun, fields), description, input: text }, status: 400 };
  }
  await entry.addNote({ text, formId: fields.get("form_id") });
  return { toast: { title: "Note Added", tone: "info" } };
}
