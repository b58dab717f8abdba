import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";

/**
 * Serves the built files of a folder, from their compressed twins where the build made some. Names under /assets/
 * carry a hash of their content and are kept for a year; a missing one ends here, since no page lives there.
 */
export function serveFiles(folder: string) {
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      // sirv does not know this type, and would send an empty one.
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  return (incoming: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") return next();
    // Our files are small, so every answer is whole, as HTTP allows. A range that ends before it begins would throw.
    delete incoming.headers.range;
    response.once("pipe", destroyTogether);
    files(incoming, response, () => {
      response.off("pipe", destroyTogether);
      if (!incoming.url?.startsWith("/assets/")) return next();
      response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("No such file\n");
    });
  };
}

/**
 * A file that cannot be read, since a new build took it away, ends its own answer and not the process; the length was
 * promised already, so the browser knows that it is cut. A reader who leaves ends the file, which would stay open.
 */
function destroyTogether(this: ServerResponse, file: Readable): void {
  file.on("error", () => this.destroy());
  this.on("close", () => file.destroy());
}
