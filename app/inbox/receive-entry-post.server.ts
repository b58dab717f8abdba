import { type ActionFunctionArgs, data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { requireRight } from "../account/auth.server";
import { listColleagues } from "../server/colleagues.server";
import { receiveForm } from "../server/forms/form.server";
import { readOrCreateFormId } from "../server/forms/submission-keys.server";
import type { RequestContext } from "../server/http/context.server";
import { type Flash, redirectWithFlash } from "../server/http/flash.server";
import type { EntryKind } from "../server/inbox-source.server";
import { cleanText } from "../server/text/clean-text";
import { addNote, changeEntry } from "./change-entry.server";
import { createEntryError, type EntryError, MAX_NOTE } from "./entry-error";
import { getEntryUrl, readFilters } from "./filters";
import { inboxStatuses, inboxStatusLabels } from "./statuses";

interface EntryPost {
  id: string;
  actor: string;
  fields: URLSearchParams;
}

type Result = { toast: Flash } | { error: EntryError; status: number } | null;

export async function receiveEntryPost({ request, params, context }: ActionFunctionArgs, kind: EntryKind) {
  const user = await requireRight(context, request, "inbox");
  const id = params.id as string;
  const { fields } = await receiveForm(context);
  const result = await applyPost(context, kind, { id, actor: user.name || user.userId, fields });
  if (result && "error" in result) return data(result.error, { status: result.status });
  const to = getEntryUrl(kind.getPath(encodeURIComponent(id)), readFilters(new URL(request.url).searchParams));
  return redirectWithFlash(context, to, ...(result ? [result.toast] : []));
}

async function applyPost(context: RequestContext, kind: EntryKind, post: EntryPost): Promise<Result> {
  const { entries, noun } = kind;
  const refuse = (status: number, reason?: string) => {
    const error = createEntryError(post.fields);
    return { error: reason ? { ...error, description: reason } : error, status };
  };
  try {
    const [entry] = await context.db.read
      .select({ deletedAt: entries.deletedAt })
      .from(entries)
      .where(eq(entries.id, post.id));
    if (!entry) return refuse(404);
    if (entry.deletedAt) return refuse(409, `This ${noun} is in the trash. Restore it first.`);
    switch (post.fields.get("intent")) {
      case "status":
        return await receiveStatus(context, kind, post);
      case "assign":
        return await receiveAssignee(context, kind, post);
      case "note":
        return await receiveNote(context, kind, post);
      default:
        return refuse(400);
    }
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, `inbox ${noun} not changed`);
    return refuse(503);
  }
}

async function receiveStatus(context: RequestContext, kind: EntryKind, post: EntryPost): Promise<Result> {
  const { id, actor, fields } = post;
  const [next, shown] = [fields.get("status"), fields.get("shown_status")].map((value) =>
    inboxStatuses.find((status) => status === value),
  );
  if (!next || !shown) return { error: createEntryError(fields), status: 400 };
  if (next === shown) return null;
  const isChanged = await changeEntry(context, kind, { field: "status", id, actor, shown, next });
  const title = shown === "spam" ? "Restored" : `Marked as ${inboxStatusLabels[next]}`;
  return describeChange(kind, isChanged, title, { intent: "status", status: shown, shown_status: next });
}

async function receiveAssignee(context: RequestContext, kind: EntryKind, post: EntryPost): Promise<Result> {
  const { id, actor, fields } = post;
  const [next, shown] = [fields.get("assignee") || null, fields.get("shown_assignee") || null];
  if (next === shown) return null;
  const colleague = (await listColleagues(context)).find(({ userId, isOff }) => userId === next && !isOff);
  if (next && !colleague) return { error: createEntryError(fields), status: 400 };
  const isChanged = await changeEntry(context, kind, { field: "assignee", id, actor, shown, next });
  const title = colleague ? `Assigned to ${colleague.name}` : "Unassigned";
  return describeChange(kind, isChanged, title, {
    intent: "assign",
    assignee: shown ?? "",
    shown_assignee: next ?? "",
  });
}

function describeChange({ noun }: EntryKind, isChanged: boolean, title: string, undo: Record<string, string>): Result {
  if (isChanged) return { toast: { title, tone: "info", action: { label: "Undo", to: "", fields: undo } } };
  return {
    toast: {
      title: "Not Changed",
      description: `A colleague just changed this ${noun}. Here’s how it looks now.`,
      tone: "error",
    },
  };
}

async function receiveNote(context: RequestContext, kind: EntryKind, post: EntryPost): Promise<Result> {
  const { id, actor, fields } = post;
  const text = cleanText((fields.get("note") ?? "").toWellFormed()).trim();
  if (!text) return null;
  if (text.length > MAX_NOTE) {
    const description = `Keep the note to ${MAX_NOTE.toLocaleString("en-US")} characters.`;
    return { error: { ...createEntryError(fields), description, input: text }, status: 400 };
  }
  await addNote(context, kind, { id, actor, text, formId: readOrCreateFormId(fields.get("form_id")) });
  return { toast: { title: "Note Added", tone: "info" } };
}
