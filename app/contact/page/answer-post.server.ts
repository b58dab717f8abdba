import { data, redirect } from "@remix-run/node";
import type { RequestContext } from "#app/server/http/context.server";
import type { ContactForm } from "../model/message-fields";
import { receiveMessage } from "../place/receive-message.server";

/** Without JavaScript, a stored message redirects to the page's thank-you state. */
export async function answerPost(context: RequestContext, form: ContactForm, path: string, sentPath: string) {
  const { result, status, enhanced } = await receiveMessage(context, form, path);
  const headers = { "Cache-Control": "no-store" };
  if (result.ok && !enhanced) throw redirect(sentPath, { status: 303, headers });
  return data(result, { status, headers });
}
