import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendStream } from "../../app/server/http/remix-adapter.server";
import { waitUntil } from "../support/wait-until";

const BLOCK = new Uint8Array(64 * 1024);

let server: Server;
let made: number;
let ended: boolean;
beforeEach(async () => {
  made = 0;
  ended = false;
  server = createServer((_incoming, response) => {
    const endless = new ReadableStream({
      pull(controller) {
        made += BLOCK.length;
        controller.enqueue(BLOCK);
      },
      cancel() {
        ended = true;
      },
    });
    // It ends with the visitor's leaving, which is no fault.
    sendStream(response, new Response(endless), false).catch(() => {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function answer(): Promise<IncomingMessage> {
  const asked = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const [incoming] = await once(asked, "response");
  return incoming;
}

test("a visitor who leaves ends what makes the answer", async () => {
  const incoming = await answer();
  await once(incoming, "data");
  incoming.destroy();
  await waitUntil(() => expect(ended).toBe(true));
});

test("nothing is made ahead for a visitor who does not read on", async () => {
  const incoming = await answer();
  incoming.pause();
  let before = -1;
  // Until the buffers between us are full: they hold some megabytes at most.
  await waitUntil(() => {
    const still = made === before;
    before = made;
    expect(still).toBe(true);
  });
  expect(made).toBeLessThan(64 * 1024 * 1024);
  incoming.destroy();
});
