import type { ActionFunctionArgs } from "@remix-run/node";
import { BodyTooLarge, readBody } from "#app/server/forms/form.server";
import { hasBearerKey } from "#app/server/secrets.server";
import { InvalidMessage, readMessage } from "./application-message.server";
import { receiveApplication } from "./receive-application.server";

const MAX_BYTES = 64 * 1024;

/** POST /api/dealflow-applications (docs/api.md). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { env, limiter, log } = context;
  const perHour = env.DEALFLOW_API_PER_HOUR;
  // Checked before the key, to slow down guessing.
  if (!(await limiter.allows("dealflow api", context.clientIp, perHour)))
    return respondWithError(429, "Too many requests.", { "Retry-After": String(Math.ceil(3600 / perHour)) });
  if (!env.DEALFLOW_API_KEY) return respondWithError(503, "This API is turned off: DEALFLOW_API_KEY is not set.");
  if (!hasBearerKey(request.headers.get("Authorization"), env.DEALFLOW_API_KEY))
    return respondWithError(401, "The bearer key is missing or wrong.", {
      "WWW-Authenticate": 'Bearer realm="dealflow"',
    });
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? ""))
    return respondWithError(415, "The body must be sent as application/json.", { Accept: "application/json" });
  try {
    const { id, status, created } = await receiveApplication(context, readMessage(await readBody(context, MAX_BYTES)));
    return respond(created ? 201 : 200, { id, status });
  } catch (error) {
    if (error instanceof InvalidMessage)
      return respond(400, { error: "The application was not stored.", problems: error.problems });
    if (error instanceof BodyTooLarge) return respondWithError(413, "The body may have at most 64 KB.");
    if (error instanceof Response) return respondWithError(400, "The body could not be read.");
    log.error({ err: error, id: context.requestId }, "application not stored");
    return respondWithError(500, "The application could not be stored. Send it again later.");
  }
}

export function loader() {
  return respondWithError(405, "Applications are sent with POST.", { Allow: "POST" });
}

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

function respondWithError(status: number, error: string, headers?: Record<string, string>): Response {
  return respond(status, { error }, headers);
}
