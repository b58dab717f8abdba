import { and, eq, isNull } from "drizzle-orm";
import { type EditableEntry, receiveEntryChange } from "#app/inbox/receive-entry-change.server";
import type { RequestContext } from "#app/server/http/context.server";
import { addNote, assignIdea, changeStatus } from "#app/shop/ideas/change-idea.server";

interface IdeaChange {
  id: string;
  actor: string;
  fields: URLSearchParams;
  /** The address that the Undo button posts to. */
  to: string;
}

export function receiveIdeaChange(context: RequestContext, { id, actor, fields, to }: IdeaChange) {
  const { read, tables } = context.db;
  const { toolRequests } = tables;
  const entry: EditableEntry = {
    noun: "idea",
    statusIntent: "idea_status",
    to,
    exists: async () =>
      (await read.$count(toolRequests, and(eq(toolRequests.id, id), isNull(toolRequests.deletedAt)))) > 0,
    changeStatus: (change) => changeStatus(context, { id, actor, ...change }),
    assign: (change) => assignIdea(context, { id, actor, ...change }),
    addNote: (note) => addNote(context, { id, actor, ...note }),
  };
  return receiveEntryChange(context, entry, fields);
}
