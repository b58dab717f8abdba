import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endSession } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/form.server";

/** Only a form signs out: a link may be followed by a program or from another site. */
export const loader = () => redirect(paths.admin);

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const cookie = await endSession(context, request, fields.has("everywhere"));
  return redirect(paths.admin, { status: 303, headers: { "Set-Cookie": cookie, "Clear-Site-Data": '"cache"' } });
}
