import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** In front of a server, so that a test can close its port for a while. */
export async function startTcpProxy(target: URL) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    reopen: () => listen(port),
  };
}
