import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** For the test that calls it. */
export async function startSilentServer() {
  const open = new Set<Socket>();
  let connectionCount = 0;
  const server = createServer((socket) => {
    connectionCount++;
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
    socket.resume();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of open) socket.destroy();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  onTestFinished(close);
  return { port, connectionCount: () => connectionCount, close };
}
