import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveForm } from "../server/forms/form.server";
import { type Flash, redirectWithFlash } from "../server/http/flash.server";
import type { Services } from "../server/services.server";
import { createErrorToast } from "../ui/feedback/error-toast";
import { discardMessage, retryMessages } from "./change-messages.server";
import { getFailureToast, queueErrorToast } from "./failure-toasts";
import { getListUrl, readFilters } from "./filters";

export async function receiveOutboxPost({ request, context }: ActionFunctionArgs, userId: string) {
  const { fields } = await receiveForm(context);
  const [intent, id] = [fields.get("intent"), fields.get("id")];
  const flash = await performAction(context, intent, id).catch((error): Flash => {
    context.log.error({ err: error, id: context.requestId }, "outbox: not changed");
    return getFailureToast(intent);
  });
  if (flash.tone !== "error") context.log.info({ user: userId, intent, outbox: id }, "outbox: changed by an admin");
  const { pathname, search, searchParams } = new URL(request.url);
  const back = flash === discardedToast ? getListUrl(readFilters(searchParams)) : pathname + search;
  return redirectWithFlash(context, back, flash);
}

const notDiscardedToast = createErrorToast("You can only discard a message that failed.");
const discardedToast: Flash = { title: "Discarded", description: "We won’t send this message.", tone: "info" };

async function performAction(services: Services, intent: string | null, id: string | null): Promise<Flash> {
  if (intent === "discard" && id) return (await discardMessage(services, id)) ? discardedToast : notDiscardedToast;
  if (intent !== "retry") return queueErrorToast;
  const count = await retryMessages(services, id);
  if (count === 0) return queueErrorToast;
  const description = count === 1 ? "Sending it again now." : `Sending ${count} messages again now.`;
  return { title: "Queued Again", description, tone: "info" };
}
