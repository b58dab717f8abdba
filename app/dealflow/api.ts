import { createHash, timingSafeEqual } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { BodyTooLarge, readBody } from "#app/server/forms/form.server";
import { InvalidMessage, readMessage } from "./application-message.server";
import { receiveApplication } from "./receive-application.server";

const MAX_BYTES = 64 * 1024;

/** POST /api/dealflow-applications (docs/api.md): creates or changes an application for whoever has the key. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { env, limiter, log } = context;
  const perHour = env.DEALFLOW_API_PER_HOUR;
  // Checked before the key, so that it cannot be guessed at full speed.
  if (!limiter.allows("dealflow api", context.clientIp, perHour))
    return refuse(429, "Too many requests.", { "Retry-After": String(Math.ceil(3600 / perHour)) });
  if (!env.DEALFLOW_API_KEY) return refuse(503, "This interface is switched off: DEALFLOW_API_KEY is not set.");
  if (!hasKey(request, env.DEALFLOW_API_KEY))
    return refuse(401, "The bearer key is missing or wrong.", { "WWW-Authenticate": 'Bearer realm="dealflow"' });
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? ""))
    return refuse(415, "The body must be sent as application/json.", { Accept: "application/json" });
  try {
    const { id, status, created } = await receiveApplication(context, readMessage(await readBody(context, MAX_BYTES)));
    return answer(created ? 201 : 200, { id, status });
  } catch (error) {
    if (error instanceof InvalidMessage)
      return answer(400, { error: "The application was not stored.", problems: error.problems });
    if (error instanceof BodyTooLarge) return refuse(413, "The body may have at most 64 KB.");
    if (error instanceof Response) return refuse(400, "The body could not be read.");
    log.error({ err: error, id: context.requestId }, "application not stored");
    return refuse(500, "The application could not be stored. Please send it again later.");
  }
}

export function loader() {
  return refuse(405, "Applications are sent with POST.", { Allow: "POST" });
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

function refuse(status: number, error: string, headers?: Record<string, string>): Response {
  return answer(status, { error }, headers);
}

/** Compares hashes, which have one length, in constant time. */
function hasKey(request: Request, key: string): boolean {
  const presented = /^Bearer +(\S+) *$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(presented), hash(key));
}
