import type { IncomingMessage, ServerResponse } from "node:http";
import { collect } from "../feature.server";
import type { Services } from "../services.server";
import { sendText } from "./plain-answer.server";

/** A part that takes longer than this to answer is away, as far as a load balancer is concerned. */
const ANSWER_WITHIN_MS = 3000;
/** Each check costs a query and a write, and anybody may ask; requests within this time share one result. */
const SHARED_FOR_MS = 3000;

type Parts = Pick<Services, "db" | "storage" | "log" | "features">;

/**
 * Answers `/healthz` (the process responds) and `/readyz` (database and storage respond; 503 names the one that does
 * not).
 */
export function createHealth(services: Parts, sharedForMs = SHARED_FOR_MS) {
  let shared: Promise<string[]> | undefined;
  const listAway = () => {
    shared ??= askParts(services).finally(() => setTimeout(() => (shared = undefined), sharedForMs).unref());
    return shared;
  };

  return async ({ method }: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (method !== "GET" && method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      response.setHeader("Connection", "close");
      return sendText(response, 405, "This address accepts only GET and HEAD.");
    }
    const away = path === "/readyz" ? await listAway() : [];
    if (away.length === 0) sendText(response, 200, "ok");
    else sendText(response, 503, `away: ${away.join(", ")}`);
  };
}

/** The names of the parts that do not respond. */
async function askParts({ db, storage, log, features }: Parts): Promise<string[]> {
  const away: string[] = [];
  const parts = { database: () => db.ping(), storage: () => storage.ping(), ...collect(features, "healthChecks") };
  const asked = Object.entries(parts).map(([name, ask]) =>
    inTime(ask()).catch((error) => {
      log.error({ err: error, part: name }, "not ready");
      away.push(name);
    }),
  );
  await Promise.all(asked);
  return away;
}

function inTime(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("did not answer in time")), ANSWER_WITHIN_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
