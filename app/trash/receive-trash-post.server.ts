import { and, inArray, isNull } from "drizzle-orm";
import { paths } from "../paths";
import type { RequestContext } from "../server/http/context.server";
import type { Flash } from "../server/http/flash.server";
import { emptyTrash } from "./empty-trash.server";
import { getTrashKind } from "./get-trash-kind.server";
import { deleteRecords, restoreRecords } from "./move-records.server";
import { countRecords, createFailure, createRefusal, titles } from "./trash-messages";

export type TrashIntent = "delete" | "restore" | "empty";

interface TrashPost {
  intent: TrashIntent;
  name: string;
  id: string;
  actor: string;
  back: string;
  /** When the form was shown, in milliseconds. Records deleted later are not removed. */
  shownAt: number;
}

interface Answer {
  toast: Flash;
  to: string;
}

export async function receiveTrashPost(context: RequestContext, post: TrashPost): Promise<Answer> {
  try {
    if (post.intent === "delete") return await handleDelete(context, post);
    if (post.intent === "restore") return await handleRestore(context, post);
    return await handleEmptyTrash(context, post);
  } catch (error) {
    const { intent, name: kind } = post;
    context.log.error({ err: error, id: context.requestId, intent, kind }, "trash not changed");
    return { toast: createFailure(intent), to: post.back };
  }
}

async function handleDelete(context: RequestContext, { name, id, actor, back }: TrashPost): Promise<Answer> {
  const kind = getTrashKind(context.features, name);
  const [deleted] = await deleteRecords(context, name, { ids: [id], actor });
  const [record] = await kind.describe([id]);
  if (!deleted) {
    const isUsed =
      (await context.db.read.$count(kind.table, and(inArray(kind.id, [id]), isNull(kind.table.deletedAt)))) > 0;
    const reason = isUsed && kind.inUse ? kind.inUse.message : `A colleague has already deleted this ${kind.noun}.`;
    return { toast: createRefusal(reason), to: isUsed && record ? record.href : back };
  }
  const undo = { intent: "restore", kind: name, id, back: record?.href ?? back };
  return {
    toast: {
      title: titles.delete(kind),
      description: "It stays in the trash for 30 days.",
      tone: "info",
      action: { label: "Undo", to: paths.adminTrash, fields: undo },
    },
    to: back,
  };
}

async function handleRestore(context: RequestContext, { name, id, actor, back }: TrashPost): Promise<Answer> {
  const kind = getTrashKind(context.features, name);
  const restored = await restoreRecords(context, name, { ids: [id], actor });
  if (restored.length === 0) return { toast: createRefusal(`This ${kind.noun} isn’t in the trash anymore.`), to: back };
  const description = `${countRecords(restored.length, kind)} ${restored.length === 1 ? "is" : "are"} back.`;
  return { toast: { title: titles.restore(kind), description, tone: "info" }, to: back };
}

async function handleEmptyTrash(context: RequestContext, { name, actor, back, shownAt }: TrashPost): Promise<Answer> {
  const before = new Date(Math.min(shownAt, Date.now()));
  const count = await emptyTrash(context, name, { before, skipsKept: false });
  context.log.info({ count, kind: name, actor }, "trash emptied");
  const description = `${countRecords(count, getTrashKind(context.features, name))} removed for good.`;
  return { toast: { title: "Trash Emptied", description, tone: "info" }, to: back };
}
