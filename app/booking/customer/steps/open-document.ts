import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** If a step's data cannot be loaded, opens its page instead, so that the browser shows the error and Back works. */
export async function openDocumentIfLost({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) throw error;
    location.assign(request.url);
    return new Promise(() => {});
  }
}
