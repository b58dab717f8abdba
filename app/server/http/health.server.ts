import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { formatParts } from "../health/format-parts";
import type { HealthCheck } from "../health/health-check";
import { isProbe, PROXIES_HEADER } from "../health/probe.server";
import { runHealthChecks } from "../health/run-checks.server";
import { hasBearerKey } from "../secrets.server";
import type { Services } from "../services.server";
import { withTimeout } from "../time/with-timeout.server";
import { listForwarded } from "./context.server";
import { sendText } from "./send-bytes.server";

const CHECK_TIMEOUT_MS = 3000;
const CACHE_MS = 3000;

export function createHealthHandler(services: Services, isStopping: () => boolean) {
  const { METRICS_KEY } = services.env;
  let cached: Promise<string[]> | undefined;
  const findFailedChecks = () => {
    cached ??= runChecks(services).finally(() => setTimeout(() => (cached = undefined), CACHE_MS).unref());
    return cached;
  };

  /** Without the database, which has the sessions, nobody can open Health in the office. */
  const hasKey = ({ authorization }: IncomingHttpHeaders) =>
    METRICS_KEY !== undefined && hasBearerKey(authorization, METRICS_KEY);

  return async (incoming: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { method, headers } = incoming;
    if (method !== "GET" && method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      response.setHeader("Connection", "close");
      return sendText(response, 405, "This address accepts only GET and HEAD.");
    }
    if (isProbe(headers, services.secrets, services.linkOrigin))
      response.setHeader(PROXIES_HEADER, listForwarded(incoming).length);
    if (isStopping()) return sendText(response, 503, "stopping");
    const failed = path === "/readyz" ? await findFailedChecks() : [];
    const status = failed.length === 0 ? 200 : 503;
    if (path === "/readyz" && hasKey(headers)) {
      const parts = await runHealthChecks(services, listForwarded(incoming).length);
      return sendText(response, status, formatParts(parts));
    }
    sendText(response, status, status === 200 ? "ok" : `away: ${failed.join(", ")}`);
  };
}

async function runChecks({ db, storage, log, features }: Services): Promise<string[]> {
  const failed: string[] = [];
  const needed = Object.entries(features.healthChecks).flatMap(([name, { isNeeded, run }]) =>
    isNeeded ? [[name, () => rejectIfBad(run)] as const] : [],
  );
  const checks = { database: () => db.ping(), storage: () => storage.ping(), ...Object.fromEntries(needed) };
  const results = Object.entries(checks).map(([name, check]) =>
    withTimeout(CHECK_TIMEOUT_MS, check, () => new Error("did not answer in time")).catch((error) => {
      log.error({ err: error, part: name }, "not ready");
      failed.push(name);
    }),
  );
  await Promise.all(results);
  return failed;
}

async function rejectIfBad(run: HealthCheck["run"]): Promise<void> {
  const { state, found } = await run();
  if (state === "bad") throw new Error(found);
}
