import type { IncomingMessage, ServerResponse } from "node:http";
import { createRegistry } from "../metrics/registry.server";
import { hasBearerKey } from "../secrets.server";
import type { Services } from "../services.server";
import { sendText } from "./send-bytes.server";

type Handler = (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createMetricsHandler(services: Services): Handler | null {
  const key = services.env.METRICS_KEY;
  if (!key) return null;
  const creating = createRegistry(services);
  return async ({ method, headers }, response) => {
    if (method !== "GET" && method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      response.setHeader("Connection", "close");
      return sendText(response, 405, "This address accepts only GET and HEAD.");
    }
    if (!hasBearerKey(headers.authorization, key)) {
      response.setHeader("WWW-Authenticate", 'Bearer realm="metrics"');
      return sendText(response, 401, "The bearer key is missing or wrong.");
    }
    const registry = await creating;
    const body = await registry.metrics();
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Content-Type", registry.contentType);
    response.end(method === "HEAD" ? undefined : body);
  };
}
