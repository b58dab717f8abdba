import { redirect, redirectDocument } from "@remix-run/node";
import { requireAdmin, type User } from "#app/account/auth.server";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import { setFlash } from "#app/server/http/flash.server";

/**
 * The first line of each loader and action of the deal flow (specification section 6).
 * @throws a redirect: home for a role other than admin, otherwise to the orders, where the sign-in card is
 */
export async function requireDealflowAdmin(context: RequestContext, request: Request): Promise<User> {
  try {
    return await requireAdmin(context, request);
  } catch (refusal) {
    const { init, data: post } = refusal as { init?: ResponseInit | null; data?: unknown };
    const status = init?.status;
    if (status === 403) throw await sendHome(context);
    // The sign-in card keeps the post, which is sent again after signing in.
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
  // As a document, because public pages show a toast only then.
  return redirectDocument(paths.home, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
}
