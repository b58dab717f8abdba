import { cleanText } from "#app/server/forms/clean-text";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { listColleagues } from "../colleagues.server";
import { type Filters, getMessageUrl, statuses, statusLabels } from "../list/filters";
import { addNote, assignMessage, changeStatus } from "./change-message.server";
import { findMessage } from "./find-message.server";
import { createFormError, type FormError, MAX_NOTE } from "./form-error";

export interface Change {
  actor: string;
  id: string;
  fields: URLSearchParams;
  filters: Filters;
}

type ChangeResult = { toast: Flash } | { error: FormError; status: number } | null;

/** Null if there is nothing to change. */
export async function receiveChange(context: RequestContext, change: Change): Promise<ChangeResult> {
  const { fields, id } = change;
  try {
    if (!(await findMessage(context, id))) return { error: createFormError(fields), status: 404 };
    switch (fields.get("intent")) {
      case "status":
        return await receiveStatus(context, change);
      case "assign":
        return await receiveAssignee(context, change);
      case "note":
        return await receiveNote(context, change);
      default:
        return null;
    }
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "inbox message not changed");
    return { error: createFormError(fields), status: 503 };
  }
}

async function receiveStatus(context: RequestContext, { fields, id, actor, filters }: Change): Promise<ChangeResult> {
  const [next, shown] = [fields.get("status"), fields.get("shown_status")].map((value) =>
    statuses.find((status) => status === value),
  );
  if (!next || !shown) return { error: createFormError(fields), status: 400 };
  if (next === shown) return null;
  if (!(await changeStatus(context, { id, actor, shown, next }))) return notChanged;
  const title = next === "spam" ? "Marked as Spam" : shown === "spam" ? "Restored" : `Marked ${statusLabels[next]}`;
  const undo = { intent: "status", status: shown, shown_status: next };
  return { toast: createToast(title, undo, getMessageUrl(id, filters)) };
}

async function receiveAssignee(context: RequestContext, { fields, id, actor, filters }: Change): Promise<ChangeResult> {
  const [next, shown] = [fields.get("assignee") || null, fields.get("shown_assignee") || null];
  if (next === shown) return null;
  const colleague = (await listColleagues(context)).find(({ userId }) => userId === next);
  if (next && !colleague) return { error: createFormError(fields), status: 400 };
  if (!(await assignMessage(context, { id, actor, shown, next }))) return notChanged;
  const title = colleague ? `Assigned to ${colleague.name}` : "Unassigned";
  const undo = { intent: "assign", assignee: shown ?? "", shown_assignee: next ?? "" };
  return { toast: createToast(title, undo, getMessageUrl(id, filters)) };
}

async function receiveNote(context: RequestContext, { fields, id, actor }: Change): Promise<ChangeResult> {
  const text = cleanText((fields.get("note") ?? "").toWellFormed()).trim();
  if (!text) return null;
  if (text.length > MAX_NOTE) {
    const description = `Please keep the note to ${MAX_NOTE.toLocaleString("en-US")} characters.`;
    return { error: { form: "note", title: "Error", description, input: text }, status: 400 };
  }
  await addNote(context, { id, actor, text, formId: fields.get("form_id") });
  return { toast: { title: "Note Added", tone: "info" } };
}

function createToast(title: string, undo: Record<string, string>, to: string): Flash {
  return { title, tone: "info", action: { label: "Undo", to, fields: undo } };
}

const notChanged: ChangeResult = {
  toast: { title: "Not Changed", description: "A colleague just changed this message.", tone: "error" },
};
