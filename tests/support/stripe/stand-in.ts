import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readBody } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";
import { ProviderApi } from "./api";
import { renderCheckoutPage } from "./checkout-page";
import { createId } from "./objects";
import { parseForm, readText } from "./parse-form";
import { failed, ProviderError, refuse } from "./provider-error";

/**
 * "silent" does not answer, "down" closes the connection, "fails after work" answers 500 after it has done it, "loses
 * answers" closes the connection then.
 */
export type Fault = "silent" | "down" | "busy" | "fails after work" | "loses answers";

interface Answer {
  status: number;
  body: object;
}

/** The provider's API as a server, to which the maintained SDK talks. It sends events to the endpoints it knows. */
export class StandIn extends ProviderApi {
  readonly key = "sk_test_standin0123456789";
  /** Of the API, without the pages. */
  readonly requests: { method: string; path: string; idempotencyKey: string | undefined }[] = [];
  fault: Fault | null = null;
  private readonly replays = new Map<string, { body: string; answer: Promise<Answer> | null }>();
  private readonly server = createServer((request, response) => void this.receive(request, response));

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.server.listen(0, "127.0.0.1", listening));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  get variables() {
    return { STRIPE_SECRET_KEY: this.key, STRIPE_API_BASE: this.origin };
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", this.origin);
    if (pathname.startsWith("/c/pay/")) return this.showPage(request, response, pathname);
    const idempotencyKey = request.headers["idempotency-key"] as string | undefined;
    this.requests.push({ method: request.method ?? "", path: pathname, idempotencyKey });
    if (this.fault === "down") return void request.socket.destroy();
    const body = await readBody(request);
    if (this.fault === "silent") return;
    const { status, body: answer } = await this.answerOnce(request, pathname, body, idempotencyKey);
    if (this.fault === "loses answers") return void request.socket.destroy();
    response.writeHead(status, { "Content-Type": "application/json", "Request-Id": createId("req") });
    response.end(JSON.stringify(answer));
  }

  private answerOnce(request: IncomingMessage, path: string, body: string, key: string | undefined): Promise<Answer> {
    if (this.fault === "busy") return toAnswer(() => this.refuseBusy());
    const work = () => this.answer(request, path, body);
    if (request.method !== "POST" || !key) return work();
    const earlier = this.replays.get(key);
    if (earlier?.body === path + body) return earlier.answer ?? work();
    if (earlier)
      return toAnswer(() => {
        const message =
          "Keys for idempotent requests can only be used with the same parameters they were first used with.";
        throw new ProviderError(400, { type: "idempotency_error", message });
      });
    const answer = work();
    this.replays.set(key, { body: path + body, answer });
    return answer;
  }

  private refuseBusy(): never {
    throw refuse("Too many requests hit the API too quickly.", "rate_limit", undefined, 429);
  }

  private answer(request: IncomingMessage, path: string, body: string): Promise<Answer> {
    return toAnswer(async () => {
      if (request.headers.authorization !== `Bearer ${this.key}`)
        throw refuse("Invalid API Key provided: sk_test_****", undefined, undefined, 401);
      const query = new URL(request.url ?? "/", this.origin).searchParams.toString();
      const result = await this.act(request.method ?? "GET", path, parseForm(body || query));
      if (this.fault === "fails after work") throw failed();
      return result;
    });
  }

  private async showPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const session = this.sessions.get(path.split("/").at(-1) ?? "");
    if (!session) return void response.writeHead(404).end();
    if (request.method === "POST") {
      const email = readText(parseForm(await readBody(request)), "email") ?? session.customer_email;
      if (session.status === "open") await this.pay(session, email);
      const Location = session.success_url.replace("{CHECKOUT_SESSION_ID}", session.id);
      return void response.writeHead(303, { Location }).end();
    }
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(renderCheckoutPage(session));
  }
}

async function toAnswer(work: () => object | Promise<object>): Promise<Answer> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

/** For all tests of the file that calls it. */
export function setUpStandIn(): StandIn {
  const provider = new StandIn();
  beforeAll(() => provider.start());
  afterAll(() => provider.stop());
  return provider;
}
