import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";

/** For links in emails of an earlier version. */
export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  return redirect(paths.adminIdea(encodeURIComponent(id)));
}
