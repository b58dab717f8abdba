import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** Where the step's data does not arrive, its page is opened instead: the browser says what is wrong, and Back works. */
export async function openDocumentIfLost({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) throw error;
    location.assign(request.url);
    return new Promise(() => {});
  }
}
