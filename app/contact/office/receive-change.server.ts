import { type EditableEntry, receiveEntryChange } from "#app/inbox/receive-entry-change.server";
import type { RequestContext } from "#app/server/http/context.server";
import { addNote, assignMessage, changeStatus } from "../answer/change-message.server";
import { findMessage } from "../answer/find-message.server";

interface MessageChange {
  id: string;
  actor: string;
  fields: URLSearchParams;
  /** The address that the Undo button posts to. */
  to: string;
}

export function receiveChange(context: RequestContext, { id, actor, fields, to }: MessageChange) {
  const entry: EditableEntry = {
    noun: "message",
    statusIntent: "status",
    to,
    exists: async () => (await findMessage(context, id))?.deletedAt === null,
    changeStatus: (change) => changeStatus(context, { id, actor, ...change }),
    assign: (change) => assignMessage(context, { id, actor, ...change }),
    addNote: (note) => addNote(context, { id, actor, ...note }),
  };
  return receiveEntryChange(context, entry, fields);
}
