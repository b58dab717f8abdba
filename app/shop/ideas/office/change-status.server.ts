import { and, eq } from "drizzle-orm";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { ideaStatuses, statusLabels } from "./idea-statuses";

type StatusChange = { toast: Flash } | { error: Flash; status: number };

/** Undone by the button of the toast, which posts to `to`. */
export async function changeStatus(
  context: RequestContext,
  { id, fields, to }: { id: string; fields: URLSearchParams; to: string },
): Promise<StatusChange> {
  const [next, shown] = [fields.get("status"), fields.get("shown_status")].map((value) =>
    ideaStatuses.find((status) => status === value),
  );
  if (fields.get("intent") !== "idea_status" || !next || !shown) return { error: failed, status: 400 };
  const { toolRequests } = context.db.tables;
  try {
    const changed = await context.db.transact((tx) =>
      tx
        .update(toolRequests)
        .set({ status: next })
        .where(and(eq(toolRequests.id, id), eq(toolRequests.status, shown)))
        .returning({ id: toolRequests.id }),
    );
    if (changed.length === 0) return { toast: notChanged };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "idea not changed");
    return { error: failed, status: 503 };
  }
  const undo = { intent: "idea_status", status: shown, shown_status: next };
  const title = next === "spam" ? "Marked as Spam" : shown === "spam" ? "Restored" : `Marked ${statusLabels[next]}`;
  return { toast: { title, tone: "info", action: { label: "Undo", to, fields: undo } } };
}

const failed: Flash = { title: "Error", description: "Failed to update status", tone: "error" };
const notChanged: Flash = {
  title: "Not Changed",
  description: "A colleague changed this idea meanwhile.",
  tone: "error",
};
