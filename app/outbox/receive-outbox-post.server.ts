import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, setFlash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { discardMessage, retryMessages } from "./change-messages.server";
import { failedToQueue, failureToast } from "./failure-toasts";
import { listAddress, readFilters } from "./filters";

/** Handles the buttons of both screens: `retry` of all dead messages, or `retry` and `discard` of the one with `id`. */
export async function receiveOutboxPost({ request, context }: ActionFunctionArgs, userId: string) {
  const { fields } = await receiveForm(context);
  const [intent, id] = [fields.get("intent"), fields.get("id")];
  const flash = await change(context, intent, id).catch((error): Flash => {
    context.log.error({ err: error, id: context.requestId }, "outbox: not changed");
    return failureToast(intent);
  });
  if (flash.tone !== "error") context.log.info({ user: userId, intent, outbox: id }, "outbox: changed by hand");
  const { pathname, search, searchParams } = new URL(request.url);
  // A discarded message has no screen any more.
  const back = flash === discarded ? listAddress(readFilters(searchParams)) : pathname + search;
  return redirect(back, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
}

const notDiscarded: Flash = { title: "Error", description: "Only dead messages can be discarded.", tone: "error" };
const discarded: Flash = { title: "Discarded", description: "The message will not be sent.", tone: "info" };

async function change(services: Services, intent: string | null, id: string | null): Promise<Flash> {
  if (intent === "discard" && id) return (await discardMessage(services, id)) ? discarded : notDiscarded;
  if (intent !== "retry") return failedToQueue;
  const count = await retryMessages(services, id);
  if (count === 0) return failedToQueue;
  const description =
    count === 1 ? "1 message goes out with the next round." : `${count} messages go out with the next round.`;
  return { title: "Queued again", description, tone: "info" };
}
