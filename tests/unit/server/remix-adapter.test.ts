import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sendStream } from "#app/server/http/remix-adapter.server";
import { waitUntil } from "#tests/support/wait-until";

const BLOCK_SIZE = 64 * 1024;

const kinds = [
  { kind: "of any chunks", type: undefined, headers: new Headers() },
  { kind: "of bytes", type: "bytes" as const, headers: new Headers({ "Content-Length": String(2 ** 40) }) },
];

describe.each(kinds)("a stream $kind", ({ type, headers }) => {
  let server: Server;
  let made: number;
  let running: number;
  beforeEach(async () => {
    made = 0;
    running = 0;
    server = createServer((_incoming, response) => {
      running++;
      const source = {
        pull(controller: { enqueue(chunk: Uint8Array<ArrayBuffer>): void }) {
          made += BLOCK_SIZE;
          controller.enqueue(new Uint8Array(BLOCK_SIZE));
        },
        cancel() {
          running--;
        },
      };
      const endless = type ? new ReadableStream({ ...source, type }) : new ReadableStream<Uint8Array>(source);
      // It ends because the visitor leaves, which is not an error.
      sendStream(response, new Response(endless, { headers }), false).catch(() => {});
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

  test("ends when the visitor leaves", async () => {
    const incoming = await answer();
    await once(incoming, "data");
    incoming.destroy();
    await waitUntil(() => expect(running).toBe(0));
  });

  test("ends when a visitor who stopped reading leaves", async () => {
    const incoming = await answer();
    incoming.pause();
    await waitUntilQuiet();
    incoming.destroy();
    await waitUntil(() => expect(running).toBe(0));
  });

  test("stops producing data for a visitor who stops reading", async () => {
    const incoming = await answer();
    incoming.pause();
    await waitUntilQuiet();
    expect(made).toBeLessThan(64 * 1024 * 1024);
    incoming.destroy();
    await waitUntil(() => expect(running).toBe(0));
  });

  /** The buffers between us are full: they hold some megabytes at most. */
  async function waitUntilQuiet(): Promise<void> {
    let before = -1;
    await waitUntil(() => {
      const still = made === before;
      before = made;
      expect(still).toBe(true);
    });
  }
});
