import { spawn } from "node:child_process";
import { listen, runJob } from "../job";

interface ZipReferenceJob {
  files: string[];
}

/** `cat` writes to the socket itself. */
runJob<ZipReferenceJob>(({ files }) =>
  listen((_incoming, response) => {
    const { socket } = response;
    response.writeHead(200, { Connection: "close" }).flushHeaders();
    spawn("cat", files, { stdio: ["ignore", socket, "inherit"] }).on("exit", () => socket?.destroy());
  }),
);
