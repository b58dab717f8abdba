import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sendBytes } from "#app/server/http/send-bytes.server";
import { waitUntil } from "#tests/support/wait-until";

type Source = Omit<UnderlyingByteSource, "type">;

async function startServer(openSource: () => Source): Promise<number> {
  const server = createServer((_incoming, response) => {
    sendBytes(response, new ReadableStream({ ...openSource(), type: "bytes" })).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test("every byte arrives, however the source splits them", async () => {
  const content = randomBytes(3_000_001);
  const port = await startServer(() => {
    let sent = 0;
    return {
      pull(controller) {
        const chunk = new Uint8Array(content.subarray(sent, sent + 1 + ((sent * 7919) % 700_000)));
        sent += chunk.length;
        if (chunk.length > 0) return controller.enqueue(chunk);
        controller.close();
        controller.byobRequest?.respond(0);
      },
    };
  });
  const received = Buffer.from(await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer());
  expect(received.equals(content)).toBe(true);
});

test("a source that fails aborts the response instead of ending it", async () => {
  const port = await startServer(() => {
    let chunks = 0;
    return {
      async pull(controller) {
        if (++chunks === 5) throw new Error("disk broken");
        controller.enqueue(new Uint8Array(300_000));
      },
    };
  });
  const response = await fetch(`http://127.0.0.1:${port}/`);
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test("when a connection ends, a request that waits for the previous one is stopped", async () => {
  let running = 0;
  const port = await startServer(() => {
    running++;
    return { pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)), cancel: () => void running-- };
  });
  const connection = connect(port, "127.0.0.1").pause();
  connection.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(2));
  await waitUntil(() => expect(running).toBe(2));
  connection.destroy();
  await waitUntil(() => expect(running).toBe(0));
});

test("many requests on one connection at once cause no warning", async () => {
  const warnings: string[] = [];
  const collect = ({ message }: Error) => void warnings.push(message);
  process.on("warning", collect);
  onTestFinished(() => void process.off("warning", collect));
  let running = 0;
  const port = await startServer(() => {
    running++;
    return { pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)), cancel: () => void running-- };
  });
  const connection = connect(port, "127.0.0.1").pause();
  connection.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(12));
  await waitUntil(() => expect(running).toBe(12));
  connection.destroy();
  await waitUntil(() => expect(running).toBe(0));
  expect(warnings).toEqual([]);
});
