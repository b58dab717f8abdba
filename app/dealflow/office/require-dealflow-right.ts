import { redirect, redirectDocument } from "@remix-run/node";
import { requireRight, type User } from "#app/account/auth.server";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import { setFlash } from "#app/server/http/flash.server";

/** @throws a redirect: to the home page without the right, or to the orders, with the sign-in card, if nobody is signed in */
export async function requireDealflowRight(context: RequestContext, request: Request): Promise<User> {
  try {
    return await requireRight(context, request, "dealflow");
  } catch (error) {
    const { init, data: postedForm } = error as { init?: ResponseInit | null; data?: unknown };
    const status = init?.status;
    if (status === 403) throw await createHomeRedirect(context);
    // The sign-in card keeps the posted form and sends it after sign-in.
    if (status === 401 && postedForm) throw error;
    if (status !== 401) context.log.error({ err: error, id: context.requestId }, "deal flow: check failed");
    throw redirect(paths.admin, 303);
  }
}

async function createHomeRedirect(context: RequestContext): Promise<Response> {
  const flash = {
    title: "Access Denied",
    description: "You don't have permission to access this page.",
    tone: "error",
  } as const;
  // A full page load, because public pages show toasts only then.
  return redirectDocument(paths.home, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
}
