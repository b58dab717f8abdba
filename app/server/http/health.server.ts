import type { IncomingMessage, ServerResponse } from "node:http";
import type { HealthCheck } from "../health/health-check";
import { isProbe, PROXIES_HEADER } from "../health/probe.server";
import type { Services } from "../services.server";
import { withTimeout } from "../time/with-timeout.server";
import { listForwarded } from "./context.server";
import { sendText } from "./send-bytes.server";

const CHECK_TIMEOUT_MS = 3000;
const CACHE_MS = 3000;

type HealthServices = Pick<Services, "db" | "storage" | "log" | "features" | "secrets" | "linkOrigin">;

export function createHealthHandler(services: HealthServices, isStopping: () => boolean) {
  let cached: Promise<string[]> | undefined;
  const findFailedChecks = () => {
    cached ??= runChecks(services).finally(() => setTimeout(() => (cached = undefined), CACHE_MS).unref());
    return cached;
  };

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
    if (failed.length === 0) sendText(response, 200, "ok");
    else sendText(response, 503, `away: ${failed.join(", ")}`);
  };
}

async function runChecks({ db, storage, log, features }: HealthServices): Promise<string[]> {
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
