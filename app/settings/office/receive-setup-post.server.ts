import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { dismissSetup, markSetup } from "../setup.server";

type Result = { toast: Flash; to: string } | { refused: Flash; status: number };

const dismissed: Flash = {
  title: "Checklist Dismissed",
  description: "You’ll find it under Settings.",
  tone: "info",
  action: { label: "Undo", to: paths.adminSetup, fields: { intent: "show_again" } },
};

const backAgain: Flash = {
  title: "Checklist Is Back",
  description: "It opens after you sign in, until everything is done.",
  tone: "info",
};

export async function receiveSetupPost(
  context: RequestContext,
  actor: string,
  fields: URLSearchParams,
): Promise<Result> {
  const key = fields.get("key") ?? "";
  const item = new Map(Object.entries(context.features.setup)).get(key);
  const intent = fields.get("intent");
  if (intent === "dismiss" || intent === "show_again") {
    await dismissSetup(context, actor, intent === "dismiss");
    return intent === "dismiss" ? { toast: dismissed, to: paths.admin } : { toast: backAgain, to: paths.adminSetup };
  }
  if ((intent === "mark_done" || intent === "mark_open") && item && !item.isDone) {
    await markSetup(context, actor, key, intent === "mark_done");
    const title = intent === "mark_done" ? "Marked as Done" : "Marked as Not Done";
    return { toast: { title, description: `${item.title}.`, tone: "info" }, to: paths.adminSetup };
  }
  return { refused: createErrorToast("We couldn’t read this form. Try again."), status: 400 };
}
