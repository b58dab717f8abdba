import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { listen, runJob } from "../job";

interface DownloadReferenceJob {
  file: string;
}

/** A bare stream of the file to the socket. */
runJob<DownloadReferenceJob>(({ file }) =>
  listen(async (_incoming, response) => {
    response.writeHead(200, { Connection: "close" });
    await pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), response);
  }),
);
