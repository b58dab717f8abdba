import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeSlowUploads } from "#app/server/http/close-slow-uploads.server";
import { waitUntil } from "#tests/support/wait-until";

let server: Server;
beforeEach(async () => {
  server = createServer((incoming, response) => {
    closeSlowUploads(incoming, 20);
    incoming.resume().on("end", () => response.end("taken"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends these bytes, then nothing. Resolves with the response when the connection has ended. */
async function send(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return answer;
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

test("a body that stops halfway ends the connection", async () => {
  expect(await send(`${head(1000)}the beginning`)).toBe("");
});

test("a chunked body that never ends ends the connection", async () => {
  expect(await send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")).toBe("");
});

test("a complete body is answered", async () => {
  expect(await send(`${head(5)}hello`)).toContain("taken");
});

test("a body slower than a kilobyte per second ends the connection after 30 seconds, and a faster one does not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const received: number[] = [];
  const patient = createServer((incoming, response) => {
    closeSlowUploads(incoming);
    received.push(0);
    const mine = received.length - 1;
    incoming.on("data", (chunk) => {
      received[mine] = (received[mine] ?? 0) + chunk.length;
    });
    incoming.on("end", () => response.end("taken"));
  }).listen(0, "127.0.0.1");
  try {
    await once(patient, "listening");
    const { port } = patient.address() as AddressInfo;
    const [slow, fast] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
    const closed = once(slow.on("error", () => {}).resume(), "close");
    slow.write(head(9_000_000));
    await waitUntil(() => expect(received).toEqual([0]));
    fast.write(head(32_000));
    await waitUntil(() => expect(received).toEqual([0, 0]));
    slow.write("a".repeat(30 * 400));
    fast.write("a".repeat(31_000));
    await waitUntil(() => expect(received).toEqual([30 * 400, 31_000]));
    vi.advanceTimersByTime(30_000);
    await closed;
    fast.write("a".repeat(1000));
    const [answer] = await once(fast, "data");
    expect(String(answer)).toContain("taken");
    fast.destroy();
  } finally {
    vi.useRealTimers();
    patient.closeAllConnections();
    patient.close();
  }
});
