import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, setFlash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { keptFilters } from "./messages";
import { discardMessage, retryMessages } from "./outbox-changes.server";
import { failedToQueue, failureOf } from "./outbox-failures";

/**
 * What the buttons of both screens post: `retry` (all dead ones) or, with `id`, `retry` and `discard` of one.
 * `userId`: the admin who does it, for the log.
 */
export async function changeOutbox({ request, context }: ActionFunctionArgs, userId: string) {
  const { fields } = await receiveForm(context);
  const [intent, id] = [fields.get("intent"), fields.get("id")];
  const flash = await change(context, intent, id).catch((error): Flash => {
    context.log.error({ err: error, id: context.requestId }, "outbox: not changed");
    return failureOf(intent);
  });
  if (flash.tone !== "error") context.log.info({ user: userId, intent, outbox: id }, "outbox: changed by hand");
  const { pathname, search } = new URL(request.url);
  // What was discarded has no screen to go back to.
  const back = flash === discarded ? paths.adminOutbox + keptFilters(search) : pathname + search;
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
