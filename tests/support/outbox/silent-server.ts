import { type AddressInfo, createServer, type Socket } from "node:net";

/** Starts a server that accepts every connection and never answers. */
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
  return {
    port,
    /** How many connections were accepted so far. */
    connectionCount: () => connectionCount,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
