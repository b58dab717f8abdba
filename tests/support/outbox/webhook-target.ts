import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { createCertificate } from "../network/tls-server";

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookTarget {
  url: string;
  received: ReceivedRequest[];
  respond: (response: ServerResponse, request: ReceivedRequest) => void;
  waitForRequests(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Answers 204 unless a test sets `respond`. */
export async function startWebhookTarget({ isSecure = false } = {}): Promise<WebhookTarget> {
  let waiting: { count: number; done: () => void }[] = [];
  const listener: RequestListener = async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const receivedRequest = { headers: request.headers, body };
    target.received.push(receivedRequest);
    for (const { done } of waiting.filter(({ count }) => count <= target.received.length)) done();
    waiting = waiting.filter(({ count }) => count > target.received.length);
    target.respond(response, receivedRequest);
  };
  const server = isSecure ? createSecureServer(await createCertificate(1), listener) : createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const target: WebhookTarget = {
    url: `${isSecure ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    respond: (response) => response.writeHead(204).end(),
    waitForRequests: (count) =>
      new Promise((done) => {
        if (target.received.length >= count) done();
        else waiting.push({ count, done });
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return target;
}
