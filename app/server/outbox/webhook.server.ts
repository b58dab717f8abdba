import http from "node:http";
import https from "node:https";
import { Webhook } from "standardwebhooks";
import brand from "#content/brand/brand.json";
import type { Env } from "../env/env.server";
import type { Logger } from "../log.server";
import { MAX_RETRY_DELAY, PermanentError, RetryLater, type Sender, TimedOut } from "./outbox.server";
import { webhookPayload } from "./outbox-payload.server";
import { publicLookup, rejectPrivateIp } from "./public-address.server";

const MAX_RESPONSE_BYTES = 64 * 1024;
// A product token has only letters, digits and hyphens here (RFC 9110).
const USER_AGENT = `${brand.domain.replace(/[^a-z0-9]+/gi, "-")}-webhooks/1`;
const RETRYABLE_STATUSES = [408, 425, 429];

interface WebhookResponse {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/** Signs as in the Standard Webhooks specification. `timeout`: milliseconds for the whole exchange, DNS included. */
export function createWebhookSender(
  env: Pick<Env, "APP_ENV" | "WEBHOOK_SECRET" | "WEBHOOK_ALLOW_PRIVATE">,
  log: Logger,
  { timeout = 10_000, now = Date.now } = {},
): Sender {
  const signer = env.WEBHOOK_SECRET ? new Webhook(env.WEBHOOK_SECRET) : null;
  return {
    getTarget(payload) {
      const { data } = webhookPayload.safeParse(payload);
      return data && URL.canParse(data.url) ? new URL(data.url).origin : "an unknown address";
    },
    prepare({ id, payload }) {
      const webhook = webhookPayload.safeParse(payload);
      if (!webhook.success || !URL.canParse(webhook.data.url)) throw new PermanentError("not a webhook");
      const url = new URL(webhook.data.url);
      if (url.protocol !== "https:" && (env.APP_ENV === "production" || url.protocol !== "http:"))
        throw new PermanentError(`${url.protocol} addresses are not allowed`);
      if (!env.WEBHOOK_ALLOW_PRIVATE) rejectPrivateIp(url.hostname);

      const body = JSON.stringify(webhook.data.body);
      const time = new Date(now());
      const options = {
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": USER_AGENT,
          "webhook-id": id,
          "webhook-timestamp": Math.floor(time.getTime() / 1000),
          ...(signer && { "webhook-signature": signer.sign(id, time, body) }),
        },
        lookup: env.WEBHOOK_ALLOW_PRIVATE ? undefined : publicLookup,
      };
      return async () => {
        const answer = await post(url, body, timeout, options);
        log.debug({ outbox: id, host: url.host, status: answer.status }, "webhook: answered");
        throwUnlessAccepted(answer);
        return `HTTP ${answer.status}`;
      };
    },
  };
}

function throwUnlessAccepted({ status, retryAfter, text }: WebhookResponse): void {
  if (status >= 200 && status < 300) return;
  const message = `HTTP ${status}: ${text}`;
  // A redirect would take signed data to an address nobody has configured.
  if (status < 400 || status >= 500 || RETRYABLE_STATUSES.includes(status))
    throw new RetryLater(message, parseRetryAfter(retryAfter));
  throw new PermanentError(message);
}

/** Milliseconds from seconds or a date (RFC 9110 section 10.2.3), 6 hours at most. */
export function parseRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  if (!value) return undefined;
  const wait = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_DELAY);
}

function post(url: URL, body: string, timeout: number, options: http.RequestOptions): Promise<WebhookResponse> {
  const signal = AbortSignal.timeout(timeout);
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(new TimedOut(`no answer within ${timeout / 1000} s`));
      else if (error.code === "ETIMEDOUT") reject(new TimedOut(error.message));
      else reject(error instanceof PermanentError ? error : new RetryLater(error.message || String(error)));
    };
    const { request } = url.protocol === "https:" ? https : http;
    const sent = request(url, { ...options, method: "POST", agent: false, signal }, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        const text = Buffer.concat(chunks).toString("utf8", 0, 200);
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"], text });
        sent.destroy();
      };
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_RESPONSE_BYTES) finish();
      });
      response.on("end", finish);
      response.on("error", fail);
    });
    sent.on("error", fail);
    sent.end(body);
  });
}
