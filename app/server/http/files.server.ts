import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";

/** Files under /assets/ have a content hash in their name: cached for a year, and a missing one is a 404. */
export function serveFiles(folder: string) {
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      // sirv does not know this type.
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  return (incoming: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") return next();
    // Our files are small, so every answer is complete. sirv throws on a range that ends before it begins.
    delete incoming.headers.range;
    response.once("pipe", destroyTogether);
    files(incoming, response, () => {
      response.off("pipe", destroyTogether);
      if (!incoming.url?.startsWith("/assets/")) return next();
      response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("No such file\n");
    });
  };
}

// Closes the response when the file fails, for example during a deployment, and the file when the visitor leaves.
function destroyTogether(this: ServerResponse, file: Readable): void {
  file.on("error", () => this.destroy());
  this.on("close", () => file.destroy());
}
