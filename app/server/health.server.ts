import type { ServerResponse } from "node:http";
import { sendText } from "./plain-answer.server";
import type { Services } from "./services.server";

/** A part that takes longer than this to answer is away, as far as a load balancer is concerned. */
const ANSWER_WITHIN_MS = 3000;

/** `/healthz`: the process answers. `/readyz`: database and storage answer; 503 names the part that does not. */
export async function answerHealth(services: Services, path: string, response: ServerResponse): Promise<void> {
  if (path === "/healthz") return sendText(response, 200, "ok");
  const parts = { database: services.db.ping(), storage: services.storage.ping() };
  const away: string[] = [];
  const asked = Object.entries(parts).map(([name, answer]) =>
    inTime(answer).catch((error) => {
      services.log.error({ err: error, part: name }, "not ready");
      away.push(name);
    }),
  );
  await Promise.all(asked);
  if (away.length === 0) sendText(response, 200, "ok");
  else sendText(response, 503, `away: ${away.join(", ")}`);
}

function inTime(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("did not answer in time")), ANSWER_WITHIN_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
