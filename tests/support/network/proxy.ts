import { readFile } from "node:fs/promises";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** As in deploy/Caddyfile, but asks more often. */
const HEALTH_INTERVAL_MS = 250;
const KEEP_ALIVE_MS = 2000;
/** As there: a request waits that long for an instance. */
const TRY_MS = 15_000;
const TRY_INTERVAL_MS = 100;

interface Upstream {
  port: number;
  ready: boolean;
}

/**
 * Sends each request to an instance that is ready, to another one if it cannot connect, and never twice otherwise. Asks
 * what the configuration in `checkout` asks.
 */
export async function startProxy(checkout = ".") {
  const health = /health_uri (\S+)/.exec(await readFile(join(checkout, "deploy/Caddyfile"), "utf8"))?.[1];
  const upstreams: Upstream[] = [];
  const agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
  let turn = 0;

  async function check(upstream: Upstream): Promise<void> {
    const isReady = (answer: Response) => answer.ok;
    upstream.ready = await fetch(`http://127.0.0.1:${upstream.port}${health}`).then(isReady, () => false);
  }

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    until = Date.now() + TRY_MS,
  ): void {
    const tryAgain = () => {
      if (Date.now() < until) setTimeout(forward, TRY_INTERVAL_MS, incoming, body, response, until);
      else response.writeHead(502).end("no instance is ready");
    };
    const ready = upstreams.filter((upstream) => upstream.ready);
    const { method, url: path, headers } = incoming;
    const upstream = ready[turn++ % ready.length];
    if (!upstream) return void tryAgain();
    const sent = request({ agent, port: upstream.port, host: "127.0.0.1", method, path, headers }, (answer) => {
      // These are about the connection to the instance.
      const { connection: _, "keep-alive": __, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(response);
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") {
        upstream.ready = false;
        return void tryAgain();
      }
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
    sent.end(body);
  }

  // Longer than any pause of a busy test.
  const server = createServer({ keepAliveTimeout: 120_000 }, async (incoming, response) =>
    forward(incoming, await buffer(incoming), response),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const timer = setInterval(() => upstreams.forEach((upstream) => void check(upstream)), HEALTH_INTERVAL_MS);
  return {
    port: (server.address() as AddressInfo).port,
    add: (port: number) => void upstreams.push({ port, ready: false }),
    isReady: (port: number) => upstreams.some((upstream) => upstream.port === port && upstream.ready),
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
