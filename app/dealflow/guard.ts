import { redirect, redirectDocument } from "@remix-run/node";
import { requireAdmin, type User } from "#app/account/auth.server";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import { setFlash } from "#app/server/http/flash.server";

/**
 * The deal-flow guard (specification section 6): the first line of its loaders and actions.
 * @throws a redirect: home with a toast for a role other than admin; to the orders, where one signs in, for everybody
 * who is not signed in and for any error in the check itself. A post without a session gets the card at once.
 */
export async function requireDealflowAdmin(context: RequestContext, request: Request): Promise<User> {
  try {
    return await requireAdmin(context, request);
  } catch (refusal) {
    const { init, data: post } = refusal as { init?: ResponseInit | null; data?: unknown };
    const status = init?.status;
    if (status === 403) throw await sendHome(context);
    // The post is sent again after signing in, so the sign-in card has to carry it.
    if (status === 401 && post) throw refusal;
    if (status !== 401) context.log.error({ err: refusal, id: context.requestId }, "deal flow: check failed");
    throw redirect(paths.admin, 303);
  }
}

async function sendHome(context: RequestContext): Promise<Response> {
  const flash = {
    title: "Access Denied",
    description: "You don't have permission to access this page.",
    tone: "error",
  } as const;
  // As a document: the public pages take up a toast only with one.
  return redirectDocument(paths.home, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
}
