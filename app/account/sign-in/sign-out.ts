import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { setFlash } from "#app/server/http/flash.server";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { endSession } from "../auth.server";

export const loader = () => redirect(paths.admin);

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  try {
    const cookie = await endSession(context, request, fields.has("everywhere"));
    return redirect(paths.admin, { status: 303, headers: { "Set-Cookie": cookie, "Clear-Site-Data": '"cache"' } });
  } catch (error) {
    // The session is still active, so the cookie stays.
    context.log.error({ err: error, id: context.requestId }, "sign-out failed");
    const toast = await setFlash(context, createErrorToast("We couldn’t sign you out. Try again."));
    return redirect(paths.admin, { status: 303, headers: { "Set-Cookie": toast } });
  }
}
