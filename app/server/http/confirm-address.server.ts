import type { IncomingMessage, ServerResponse } from "node:http";
import { CONFIRMATION_PARAMETER } from "../email/confirmation-links.server";
import { confirmToken } from "../outbox/recipients.server";
import type { Services } from "../services.server";

export const isConfirmation = ({ method, url = "" }: IncomingMessage): boolean =>
  method === "GET" &&
  url.includes(`${CONFIRMATION_PARAMETER}=`) &&
  new URLSearchParams(url.slice(url.indexOf("?") + 1)).has(CONFIRMATION_PARAMETER);

/** Redirects to the page without the token, even if the token is wrong. */
export async function confirmOpenedLink(services: Services, url: URL, response: ServerResponse): Promise<void> {
  const token = url.searchParams.get(CONFIRMATION_PARAMETER) ?? "";
  url.searchParams.delete(CONFIRMATION_PARAMETER);
  const hasHeldEmails = await confirmToken(services, token).catch((error) => {
    services.log.error({ err: error }, "an address could not be confirmed");
    return false;
  });
  if (hasHeldEmails) services.worker.wake();
  // One leading slash, because a path that begins with two would be read as another host.
  const location = url.pathname.replace(/^\/+/, "/") + url.search;
  response.writeHead(302, { Location: location, "Cache-Control": "no-store" }).end();
}
