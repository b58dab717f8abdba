import { once } from "node:events";
import { connect } from "node:net";
import { getCpuShare, runJob, startClock } from "../job";

export interface ZipJob {
  address: string;
  cookie: string;
}

export interface ZipResult {
  firstByteMs: number;
  seconds: number;
  bytes: number;
  busy: number;
}

/** Reads into one buffer, because a client that allocates would be the slowest part. */
runJob<ZipJob>(async ({ address, cookie }) => {
  const { hostname, port, pathname, search } = new URL(address);
  const clock = startClock();
  let head = "";
  let firstByteMs = 0;
  let bytes = 0;
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: Buffer.alloc(1024 * 1024),
      callback(length, buffer) {
        bytes += length;
        if (firstByteMs > 0) return true;
        head += Buffer.from(buffer.buffer, buffer.byteOffset, length).toString("latin1");
        const end = head.indexOf("\r\n\r\n") + 4;
        if (end < 4 || end === head.length) return true;
        firstByteMs = performance.now() - clock.time;
        bytes = head.length - end;
        return true;
      },
    },
  });
  socket.write(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  );
  await once(socket, "close");
  if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`${address} answered ${head.slice(0, 80)}`);
  return {
    firstByteMs,
    seconds: (performance.now() - clock.time) / 1000,
    bytes,
    busy: getCpuShare(clock),
  } satisfies ZipResult;
});
