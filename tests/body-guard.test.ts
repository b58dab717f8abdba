import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { guardBody } from "../app/server/body-guard.server";

let server: Server;
beforeEach(async () => {
  server = createServer((incoming, response) => {
    guardBody(incoming, 20);
    incoming.resume().on("end", () => response.end("taken"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends these bytes, then nothing; resolves with what came back when the connection has ended. */
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

test("a body that stops in its middle ends the connection", async () => {
  expect(await send(`${head(1000)}the beginning`)).toBe("");
});

test("so does one in chunks that never end", async () => {
  expect(await send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")).toBe("");
});

test("a whole body is answered", async () => {
  expect(await send(`${head(5)}hello`)).toContain("taken");
});
